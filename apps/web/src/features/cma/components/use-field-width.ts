import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';

/** The whole box around an input, so that its list is as wide as the field and not as what is left of it. */
export function useFieldWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const style = width === undefined ? undefined : ({ '--trigger-width': `${width}px` } as CSSProperties);
  return { box, style, measure: () => setWidth(box.current?.offsetWidth) };
}
