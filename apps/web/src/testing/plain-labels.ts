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
