import { describe, expect, it } from 'vitest';
import { parseNumberList } from './mls-numbers.ts';

describe('a pasted list of MLS numbers', () => {
  it.each([
    ['W1000001, W1000002', ['W1000001', 'W1000002']],
    ['w1000001\nC55001;\t24011234', ['W1000001', 'C55001', '24011234']],
    ['W1000001 W1000001 W1000002', ['W1000001', 'W1000002']],
    // One number, or the same one twice, is found by typing.
    ['W1000001', null],
    ['W1000001 w1000001', null],
    ['12 Heron Lane', null],
    ['W1000001 and W1000002', null],
    ['', null],
  ])('%j gives %j', (text, numbers) => {
    expect(parseNumberList(text)).toEqual(numbers);
  });
});
