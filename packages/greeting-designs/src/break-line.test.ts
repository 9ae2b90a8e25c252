import { expect, it } from 'vitest';
import { breakLine } from './break-line.ts';

it.each([
  ['Happy birthday', 11, ['Happy', 'birthday']],
  ['Warm wishes from our street to yours', 12, ['Warm wishes', 'from our street', 'to yours']],
  ['Three years of coming home', 9, ['Three years', 'of coming', 'home']],
  ['Merci\u00A0!', 4, ['Merci\u00A0!']],
  ['Joy', 12, ['Joy']],
  ['', 12, ['']],
])('“%s” is broken for lines of %i letters', (line, letters, lines) => {
  expect(breakLine(line, letters)).toEqual(lines);
});

it('has three lines at most and loses no word', () => {
  const line = 'One two three four five six seven eight nine ten eleven at';
  const lines = breakLine(line, 4);
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toBe(line);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(24);
});
