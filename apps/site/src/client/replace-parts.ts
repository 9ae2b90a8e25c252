/** Takes parts of the page over from a reply of the server; false where one of them is not in it. */
export function replaceParts(ids: readonly string[], reply: Document, sent: HTMLFormElement): boolean {
  const [own] = ids;
  for (const id of ids) {
    const before = document.getElementById(id);
    const after = reply.getElementById(id);
    if (before && after) replacePart(before, document.adoptNode(after), sent);
    else if (id === own) return false;
  }
  return true;
}

function replacePart(before: HTMLElement, after: HTMLElement, sent: HTMLFormElement): void {
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  keepTyped(before, after, sent);
  before.querySelectorAll('details').forEach((details, place) => {
    if (details.open) after.querySelectorAll('details')[place]?.setAttribute('open', '');
  });
  // It is said by the page's own region, which was there before.
  for (const outcome of after.querySelectorAll('.outcome')) outcome.removeAttribute('role');
  before.replaceWith(after);
  if (focused) findSame(focused, after)?.focus({ preventScroll: true });
}

/** What is typed and not sent stays, and so does what was sent in vain. */
function keepTyped(before: HTMLElement, after: HTMLElement, sent: HTMLFormElement): void {
  const isRefused = after.querySelector('.outcome.full') !== null;
  for (const field of before.querySelectorAll('textarea')) {
    const same = field.form === sent && !isRefused ? null : findSame(field, after);
    if (same instanceof HTMLTextAreaElement) same.value = field.value;
  }
}

const namesOf = (element: Element): string =>
  ['name', 'value', 'type', 'aria-label'].map((name) => element.getAttribute(name)).join('|');

/** The same control in the new part: whoever works by keyboard stays where they are. */
function findSame(control: Element, part: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(control.tagName)].find(
    (each) => namesOf(each) === namesOf(control),
  );
}
