import { expect, it } from 'vitest';
import { toOneLine, toWrittenLine } from './one-line.ts';

it('of many spaces one is left; what people read keeps those that do not break', () => {
  const written = ' Prix\u00a0:  780\u202f000\u00a0$\n en octobre ';
  expect(toOneLine(written)).toBe('Prix : 780 000 $ en octobre');
  expect(toWrittenLine(written)).toBe('Prix\u00a0: 780\u202f000\u00a0$ en octobre');
});
