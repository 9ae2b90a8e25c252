import { expect, it } from 'vitest';
import { tidyDate } from './day-field.tsx';

it.each([
  ['1984-02-29', '1984-02-29'],
  ['1984/2/29', '1984-02-29'],
  ['19840229', '1984-02-29'],
  ['1985-02-29', '1985-02-29'],
  ['29.2.84', '29.2.84'],
])('a day that is typed: %s', (text, day) => expect(tidyDate(text)).toBe(day));
