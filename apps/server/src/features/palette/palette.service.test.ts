import { paletteLimits } from '@hearthline/contract/palette';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { PaletteProvider, PaletteQuestion } from '../../platform/palette/palette-provider.ts';
import { createPaletteService } from './palette.service.ts';

const caller = { agentId: '0199a000-0000-7000-8000-000000000001', language: 'en' as const };
const place = { level: 'area' as const, code: 'a', name: 'Port Alder', within: null };
const nothing = { total: 0, rows: [], isSimilar: false };

const places = (find: PaletteProvider<'places'>['find']): PaletteProvider<'places'> => ({
  kind: 'places',
  find,
});
const badges = (find: PaletteProvider<'badges'>['find']): PaletteProvider<'badges'> => ({
  kind: 'badges',
  find,
});

function serviceOf(...providers: PaletteProvider[]) {
  const warnings: unknown[] = [];
  const log = { warn: (facts: unknown) => void warnings.push(facts) };
  return { warnings, ...createPaletteService({ providers, log, waitMs: 1 }) };
}

describe('palette', () => {
  it('leaves out a kind that is slow and says so, while the others answer', async () => {
    const { search, warnings } = serviceOf(
      badges(() => new Promise(() => {})),
      places(async () => ({ total: 1, rows: [place] })),
    );
    expect(await search({ text: 'port' }, caller)).toEqual({
      badges: { state: 'slow', ...nothing },
      places: { state: 'found', total: 1, rows: [place], isSimilar: false },
    });
    expect(warnings).toMatchObject([{ kind: 'badges' }]);
  });

  it('takes a statement that the database ended for slow, and what breaks for failed', async () => {
    const timeout = Object.assign(new Error('canceling statement'), { code: '57014' });
    const { search, warnings } = serviceOf(
      badges(() => Promise.reject(timeout)),
      places(() => Promise.reject(new Error('broken'))),
    );
    expect(await search({ text: 'Gagnon' }, caller)).toEqual({
      badges: { state: 'slow', ...nothing },
      places: { state: 'failed', ...nothing },
    });
    expect(JSON.stringify(warnings)).not.toContain('Gagnon');
  });

  it('tells what needs an agreement, without alarm', async () => {
    const { search, warnings } = serviceOf(places(() => Promise.reject(new AppError('agreement_required'))));
    expect(await search({ text: 'port' }, caller)).toEqual({ places: { state: 'locked', ...nothing } });
    expect(warnings).toEqual([]);
  });

  it('asks one kind alone for more rows, and cuts and counts up to its limits', async () => {
    const asked: PaletteQuestion[] = [];
    const { search } = serviceOf(
      badges(async () => ({ total: 0, rows: [] })),
      places(async (question) => {
        asked.push(question);
        return { total: 5_000, rows: Array.from({ length: 500 }, () => place) };
      }),
    );
    const all = await search({ text: 'port' }, caller);
    expect(Object.keys(all).sort()).toEqual(['badges', 'places']);
    expect(all.places?.rows).toHaveLength(paletteLimits.rows);
    const one = await search({ text: 'port', kind: 'places' }, caller);
    expect(Object.keys(one)).toEqual(['places']);
    expect(one.places).toMatchObject({ total: paletteLimits.counted });
    expect(one.places?.rows).toHaveLength(paletteLimits.rowsOfOneKind);
    expect(asked.map(({ limit }) => limit)).toEqual([paletteLimits.rows, paletteLimits.rowsOfOneKind]);
  });
});
