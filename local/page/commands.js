/** Slash commands as typed: what a line means so far, what could come next, and what is sent. */

import { local, say } from "./words.js";

const SUB = 1;
const GROUP = 2;
const TEXT = 3;
const WHOLE = 4;
const SWITCH = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const CHAT = 1;
const IN_DM = 1;

/** What cannot be sent as it stands, in words. */
export class Unfinished extends Error {}

/** Every command that can be typed here, those of groups by their whole names. */
export function typable(commands, direct) {
  return commands
    .filter((command) => (command.type ?? CHAT) === CHAT && (!direct || allowedInDm(command)))
    .flatMap((command) => leaves([command]))
    .sort((one, other) => one.shown.localeCompare(other.shown));
}

const allowedInDm = (command) => command.dm_permission !== false && (!command.contexts || command.contexts.includes(IN_DM));

function leaves(path) {
  const last = path.at(-1);
  const inner = (last.options ?? []).filter((option) => [SUB, GROUP].includes(option.type));
  if (inner.length) return inner.flatMap((option) => leaves([...path, option]));
  return [
    {
      path,
      name: path.map((it) => it.name).join(" "),
      shown: path.map((it) => local(it, "name")).join(" "),
      about: local(last, "description"),
      options: last.options ?? [],
    },
  ];
}

/** What a line that begins with / means: a command being named, or its options being filled in. */
export function read(line, commands) {
  const typed = line.slice(1);
  const folded = typed.toLocaleLowerCase();
  const fits = (name) => folded.startsWith(`${name.toLocaleLowerCase()} `);
  const named = commands
    .flatMap((command) => [command.shown, command.name].filter(fits).map((name) => ({ command, name })))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!named) return { naming: typed };
  return { command: named.command, ...readOptions(line.slice(named.name.length + 2), named.command.options) };
}

/** The options in what follows a command: `name:value` each; a value goes on until the next name. */
function readOptions(rest, options) {
  const marks = [];
  for (const option of options) {
    for (const name of new Set([local(option, "name"), option.name])) {
      const at = ` ${rest}`.toLocaleLowerCase().indexOf(` ${name.toLocaleLowerCase()}:`);
      if (at >= 0 && !marks.some((mark) => mark.option === option)) marks.push({ option, at, from: at + name.length + 1 });
    }
  }
  marks.sort((one, other) => one.at - other.at);
  const bare = rest.slice(0, marks[0]?.at ?? rest.length);
  const filled = new Map();
  if (bare.trim() && options.length) {
    const first = options.find((option) => !marks.some((mark) => mark.option === option));
    if (first) filled.set(first, bare);
  }
  marks.forEach((mark, number) => filled.set(mark.option, rest.slice(mark.from, marks[number + 1]?.at ?? rest.length)));
  return { filled, last: [...filled.keys()].at(-1) ?? null };
}

/** The fixed values of an option, or null where it is written freely. */
export function fixed(option, people, channels) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: local(choice, "name"), value: choice.value, other: choice.name }));
  if (option.type === SWITCH) return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
  if (option.type === USER) return people.map((person) => ({ label: person.name, value: person.id }));
  if (option.type === CHANNEL) return channels.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  return null;
}

/** The value of an option as it is sent; throws in words where it does not fit. */
export function valueOf(option, text, picked, values) {
  const typed = text.trim();
  const name = local(option, "name");
  const chosen = picked.get(option);
  if (chosen && chosen.label === typed) return chosen.value;
  if (values) {
    const folded = typed.toLocaleLowerCase();
    const found = values.find((it) => [it.label, it.other, String(it.value)].some((word) => word?.toLocaleLowerCase() === folded));
    if (!found) throw new Unfinished(say("from-the-list", { name }));
    return found.value;
  }
  if (option.type === WHOLE || option.type === NUMBER) {
    const number = Number(typed.replace(",", "."));
    if (!typed || Number.isNaN(number) || (option.type === WHOLE && !Number.isInteger(number))) throw new Unfinished(say("no-number", { name }));
    const { min_value: least = -Infinity, max_value: most = Infinity } = option;
    if (number < least || number > most) throw new Unfinished(say("out-of-range", { name, least, most }));
    return number;
  }
  return typed;
}

/** Whether an option's text is finished: a space follows something that cannot go on. */
export function finished(option, text, picked, values) {
  if (!/\s$/.test(text)) return false;
  if (picked.get(option)?.label === text.trim()) return true;
  if (option.type === TEXT && !values) return false;
  try {
    valueOf(option, text, picked, values);
    return true;
  } catch {
    return false;
  }
}

/** A command as it is sent; with `focus`, while that option is being completed, whatever is missing. */
export function data(command, filled, picked, valuesOf, focus = null) {
  const options = [];
  for (const option of command.options) {
    const text = filled.get(option);
    if (option === focus) options.push({ name: option.name, type: option.type, value: (text ?? "").trim(), focused: true });
    else if (text?.trim()) {
      try {
        options.push({ name: option.name, type: option.type, value: valueOf(option, text, picked, valuesOf(option)) });
      } catch (error) {
        if (!focus) throw error;
      }
    } else if (option.required && !focus) throw new Unfinished(say("missing", { name: local(option, "name") }));
  }
  const [root, ...inner] = command.path;
  const nested = inner.reduceRight((within, part) => [{ name: part.name, type: part.type, options: within }], options);
  return { id: root.id, name: root.name, type: CHAT, options: nested };
}
