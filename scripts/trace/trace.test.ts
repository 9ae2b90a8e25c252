import { describe, expect, it } from 'vitest';
import { isProven, prove } from './prove.ts';
import { parsePlaywrightReport, parseVitestReport } from './reports.ts';
import { loadRequirements, parseRequirements } from './requirements.ts';

describe('trace', () => {
  it('takes ids in brackets from passing tests, and a failing one spoils the proof', () => {
    const proofs = prove(
      ['AUTH-01', 'AUTH-02', 'AUTH-03', 'AUTH-04'].map((id) => ({ id, text: '' })),
      [
        { title: 'login [AUTH-01, AUTH-02] works', hasPassed: true },
        { title: '[AUTH-02] also on phones', hasPassed: false },
        { title: 'speaks of AUTH-03 without proving it', hasPassed: true },
      ],
    );
    expect(proofs.filter(isProven).map((proof) => proof.id)).toEqual(['AUTH-01']);
  });

  it('reads the reports of both runners', () => {
    const vitest = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'a [USER-01]', status: 'passed' },
            { fullName: 'b', status: 'failed' },
            { fullName: 'c', status: 'skipped' },
          ],
        },
      ],
    };
    expect(parseVitestReport(vitest)).toEqual([
      { title: 'a [USER-01]', hasPassed: true },
      { title: 'b', hasPassed: false },
    ]);
    const spec = (status: string) => ({ title: status, tests: [{ projectName: 'phone', status }] });
    const playwright = {
      suites: [
        { title: 'file', suites: [{ title: 'inner', specs: ['expected', 'flaky', 'skipped'].map(spec) }] },
      ],
    };
    expect(parsePlaywrightReport(playwright)).toEqual([
      { title: 'inner expected (phone)', hasPassed: true },
      { title: 'inner flaky (phone)', hasPassed: false },
    ]);
  });

  it('reads the requirements from their table', () => {
    const table =
      '| id | requirement | § |\n|---|---|---|\n| AUTH-11 | special from ":{}\\|<>; required | 5 |\n| AUTH-19 | rotate | |\n';
    expect(parseRequirements(table)).toEqual([
      { id: 'AUTH-11', text: 'special from ":{}|<>; required' },
      { id: 'AUTH-19', text: 'rotate' },
    ]);
  });

  it('knows every requirement once', () => {
    const ids = loadRequirements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(117);
  });
});
