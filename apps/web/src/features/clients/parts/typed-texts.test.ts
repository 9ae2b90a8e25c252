import { createFormat } from '@hearthline/format/format';
import { describe, expect, it } from 'vitest';
import { writeMoney } from './typed-texts.ts';

describe('what people type', () => {
  it('an amount is shown with its groups, nonsense as it was', () => {
    expect(writeMoney('1500000', createFormat('en'))).toBe('1,500,000');
    expect(writeMoney('1500000', createFormat('fr'))).toBe('1\u202f500\u202f000');
    expect(writeMoney('450.50', createFormat('en'))).toBe('450.50');
    expect(writeMoney(' soon ', createFormat('en'))).toBe('soon');
  });
});
