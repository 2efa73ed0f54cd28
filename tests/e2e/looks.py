"""What must hold on every screen: it fits, every picture has words, every control has a name."""

from tests.e2e.people import Person

NAMELESS = """() => [...document.querySelectorAll('button, a, input, textarea, select, [role=option]')]
  .filter(node => node.checkVisibility())
  .filter(node => !(node.getAttribute('aria-label') || node.textContent.trim() || node.title
    || (node.labels && node.labels.length)
    || node.querySelector('img[alt]:not([alt=""])')))
  .map(node => node.outerHTML.slice(0, 200))"""
WORDLESS = (
    """() => [...document.querySelectorAll('img:not([alt])')].map(node => node.outerHTML.slice(0, 200))"""
)
BROKEN = """() => [...document.querySelectorAll('img')]
  .filter(node => node.complete && !node.naturalWidth && node.checkVisibility())
  .map(node => node.src)"""
SPILLED = """() => {
  const box = node => node.getBoundingClientRect();
  const inside = node => node.closest('.places, .stage, pre, .unseen, .skip');
  return [...document.body.querySelectorAll('*')]
    .filter(node => node.checkVisibility() && !inside(node))
    .filter(node => box(node).width > 0 && box(node).right > innerWidth + 1)
    .map(node => node.outerHTML.slice(0, 200));
}"""
SMALL = """() => [...document.querySelectorAll('button, a.button, a.place, [role=option]')]
  .filter(node => node.checkVisibility() && !node.matches('.mention, .quiet, .spoiler'))
  .filter(node => node.getBoundingClientRect().height < 36)
  .map(node => node.outerHTML.slice(0, 200))"""


def check(person: Person) -> None:
    """Look at a screen as it is now."""
    page = person.page
    assert page.evaluate(WORDLESS) == []
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert page.evaluate(SPILLED) == []
    assert page.evaluate(SMALL) == []
