import { createFormat } from '@hearthline/format/format';
import { describe, expect, it } from 'vitest';
import { tidyDate, writeMoney } from './typed-texts.ts';

describe('what people type', () => {
  it('an amount is shown with its groups, nonsense as it was', () => {
    expect(writeMoney('1500000', createFormat('en'))).toBe('1,500,000');
    expect(writeMoney('1500000', createFormat('fr'))).toBe('1\u202f500\u202f000');
    expect(writeMoney('450.50', createFormat('en'))).toBe('450.50');
    expect(writeMoney(' soon ', createFormat('en'))).toBe('soon');
  });

  it.each([
    ['1984-02-29', '1984-02-29'],
    ['1984/2/29', '1984-02-29'],
    ['19840229', '1984-02-29'],
    ['1985-02-29', '1985-02-29'],
    ['29.2.84', '29.2.84'],
  ])('a day: %s', (text, day) => expect(tidyDate(text)).toBe(day));
});
