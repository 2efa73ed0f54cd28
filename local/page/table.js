/** The table as this tab knows it: people, channels, commands, messages, and what was read. */

const THREADS = [10, 11, 12];

/** Ids grow with time; as text, the longer is the later. */
export const later = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

export const table = {
  me: null,
  people: new Map(),
  servers: [],
  channels: new Map(),
  commands: [],
  limits: {},
  read: {},
  ready: false,
  messages: new Map(),
  whole: new Set(),
  seen: new Map(),

  /** Take over what the server says the table is; the messages are fetched anew. */
  load(state) {
    this.me = state.me;
    this.setPeople(state.people);
    this.servers = state.servers;
    this.commands = state.commands;
    this.limits = state.limits;
    this.read = state.read;
    this.channels = new Map();
    for (const server of state.servers) for (const channel of server.channels) this.put(channel);
    for (const channel of state.dms) this.put(channel);
    this.messages.clear();
    this.whole.clear();
  },

  setPeople(people) {
    this.people = new Map(people.map((person) => [person.id, person]));
    const me = this.people.get(this.me.id);
    if (me) this.me = { ...this.me, ...me };
  },

  put(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
  },

  /** The text channels of a server with their threads below them. */
  places(server) {
    const own = [...this.channels.values()].filter((channel) => channel.guild_id === server.id);
    const threads = own.filter((channel) => THREADS.includes(channel.type));
    return own
      .filter((channel) => !THREADS.includes(channel.type))
      .sort((one, other) => (one.position ?? 0) - (other.position ?? 0) || later(one.id, other.id))
      .map((channel) => ({ channel, threads: threads.filter((it) => it.parent_id === channel.id).sort((a, b) => later(b.id, a.id)) }));
  },

  get dms() {
    return [...this.channels.values()].filter((channel) => channel.type === 1);
  },

  /** What a channel is called. */
  nameOf(channel) {
    if (channel.type !== 1) return channel.name;
    const other = channel.recipients?.find((person) => person.id !== this.me.id);
    return other?.global_name ?? other?.username ?? "Skald";
  },

  person(id) {
    const known = this.people.get(id);
    return known ?? (this.seen.has(id) ? { id, name: this.seen.get(id) } : null);
  },

  /** A message as it is now; true if it is a new one. */
  keep(message) {
    for (const user of [message.author, ...(message.mentions ?? [])]) {
      if (user) this.seen.set(user.id, user.global_name ?? user.username);
    }
    const list = this.messages.get(message.channel_id);
    const channel = this.channels.get(message.channel_id);
    if (channel && later(channel.last_message_id ?? "0", message.id) < 0) channel.last_message_id = message.id;
    if (!list) return true;
    const at = list.findIndex((other) => other.id === message.id);
    if (at >= 0) {
      list[at] = message;
      return false;
    }
    list.push(message);
    list.sort((one, other) => later(one.id, other.id));
    return true;
  },

  drop({ id, channel_id }) {
    const list = this.messages.get(channel_id);
    if (list) this.messages.set(channel_id, list.filter((message) => message.id !== id));
  },

  unread(channel) {
    return Boolean(channel.last_message_id) && later(this.read[channel.id] ?? "0", channel.last_message_id) < 0;
  },
};

/** Whether a message calls this person. */
export function callsFor(message, id) {
  if (message.author?.id === id) return false;
  const named = [message.content ?? "", ...texts(message.components)].some((text) => text.includes(`<@${id}>`));
  return named || (message.mentions ?? []).some((user) => user.id === id);
}

/** All texts among components, in order. */
export function texts(components = []) {
  return components.flatMap((part) => [
    ...(part.content ? [part.content] : []),
    ...texts(part.components),
    ...texts(part.items?.map((item) => ({ content: item.description }))),
  ]);
}

/** All that can be pressed in a message. */
export function controls(components = []) {
  return components.flatMap((part) => [
    ...(part.custom_id ? [part] : []),
    ...controls(part.components),
    ...controls(part.accessory ? [part.accessory] : []),
  ]);
}
