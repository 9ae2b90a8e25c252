import { vi } from 'vitest';

/** Answers the picker's question for 768 px. */
export function setWidth(width: 'wide' | 'phone'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: width === 'wide',
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}
