import { vi } from 'vitest';

/** As if the window had this width; questions about anything else are answered with no. */
export function setWindowWidth(widthPx: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, kind, limit] = /^\((min-width:|width >=|width <) (\d+)px\)$/.exec(media) ?? [];
    const isBelow = widthPx < Number(limit);
    return Object.assign(new EventTarget(), {
      matches: limit !== undefined && (kind === 'width <' ? isBelow : !isBelow),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  });
}
