const hiddenTags = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'LINK', 'META', 'NOSCRIPT']);
const inlineTags = new Set([
  'A',
  'ABBR',
  'B',
  'BUTTON',
  'EM',
  'I',
  'IMG',
  'INPUT',
  'LABEL',
  'SPAN',
  'STRONG',
  'SVG',
  'TIME',
]);

/**
 * The style of an element without style sheets, which these tests do not load: what its tag and its own attribute say.
 * jsdom would match every rule of the browser's sheet against every element, and takes half of the time for it.
 */
export function getPlainStyle(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style as CSSStyleDeclaration | undefined;
  const tag = element.tagName.toUpperCase();
  const display =
    hiddenTags.has(tag) || element.hasAttribute('hidden') ? 'none' : inlineTags.has(tag) ? 'inline' : 'block';
  const defaults: Record<string, string> = { display, visibility: visibilityOf(element) };
  const getProperty = (name: string): string => own?.getPropertyValue(name) || defaults[name] || '';
  return new Proxy((own ?? {}) as CSSStyleDeclaration, {
    get: (target, name) => {
      if (name === 'getPropertyValue') return getProperty;
      if (typeof name !== 'string') return Reflect.get(target, name) as unknown;
      const value = Reflect.get(target, name) as unknown;
      return value === '' || value === undefined ? (defaults[name] ?? value ?? '') : value;
    },
  });
}

/** Handed down, unless somebody on the way says otherwise. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style?.visibility;
    if (own) return own;
  }
  return 'visible';
}
