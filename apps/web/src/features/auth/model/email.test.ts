import { email } from '@hearthline/contract/common';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEmailProblem } from './email.ts';

describe('findEmailProblem', () => {
  it('[AUTH-02] [SHELL-21] tells a missing address from a wrong one', () => {
    expect(findEmailProblem('')).toBe('required');
    expect(findEmailProblem('   ')).toBe('required');
    expect(findEmailProblem('maya')).toBe('invalidEmail');
    expect(findEmailProblem('maya@northlight')).toBe('invalidEmail');
    expect(findEmailProblem('maya okafor@northlight.example')).toBe('invalidEmail');
    expect(findEmailProblem(' maya.okafor@northlight.example ')).toBeUndefined();
    expect(findEmailProblem(`${'a'.repeat(250)}@northlight.example`)).toBe('invalidEmail');
  });

  it('lets nothing through that the server refuses, and refuses nothing that it takes', () => {
    const almostEmail = fc
      .tuple(fc.stringMatching(/^[a-zA-Z0-9_'+.\- é]{0,8}$/), fc.stringMatching(/^[a-zA-Z0-9.\-_]{0,12}$/))
      .map(([local, host]) => `${local}@${host}`);
    fc.assert(
      fc.property(fc.oneof(almostEmail, fc.emailAddress(), fc.string()), (text) => {
        const trimmed = text.trim();
        expect(findEmailProblem(text) === undefined).toBe(email.safeParse(trimmed).success);
      }),
      manyRuns(2_000),
    );
  });
});
