const labelable = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];
const selector = labelable.join();

/** jsdom counts the changes of a page, as its own live lists need it. */
function countChanges(): unknown {
  const [inner] = Object.getOwnPropertySymbols(document).filter(({ description }) => description === 'impl');
  const { _version: count } = inner ? (Reflect.get(document, inner) as { _version?: number }) : {};
  if (count === undefined) throw new Error('This jsdom no longer counts changes: labels would go stale.');
  return count;
}

function listLabels(): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const id = label.getAttribute('for');
    const control = id === null ? label.querySelector(selector) : document.getElementById(id);
    if (!control?.matches(selector)) continue;
    labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

/**
 * Which labels a control has, counted once until the page changes. By itself jsdom walks the whole page for each
 * control, and for each label on the way again, which takes half of the time of a long form.
 */
export function installPlainLabels(): void {
  let countedAt: unknown;
  let labels = new Map<Element, HTMLLabelElement[]>();
  const labelsOf = (control: Element): HTMLLabelElement[] => {
    const changes = countChanges();
    if (changes !== countedAt) labels = listLabels();
    countedAt = changes;
    return labels.get(control) ?? [];
  };
  for (const tag of labelable) {
    Object.defineProperty(document.createElement(tag).constructor.prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return this.getAttribute('type') === 'hidden' ? null : labelsOf(this);
      },
    });
  }
}

const byId = /^\[id="([^"\\]+)"\]$/;
/** Files share the page, and each installs its own. */
const jsdomSearch = Symbol.for('search of jsdom');

/**
 * What a label names is looked for as `[id="…"]`, for each label of the page at each look. By itself jsdom asks every
 * element below; the document knows its ids.
 */
export function installPlainIds(): void {
  const present = Element.prototype.querySelector;
  const search = (Reflect.get(present, jsdomSearch) ?? present) as typeof present;
  const plainSearch = function (this: Element, selector: string): Element | null {
    const id = byId.exec(selector)?.[1];
    const known = id === undefined ? null : this.ownerDocument.getElementById(id);
    return known && known !== this && this.contains(known) ? known : search.call(this, selector);
  };
  Element.prototype.querySelector = Object.assign(plainSearch, { [jsdomSearch]: search });
}
