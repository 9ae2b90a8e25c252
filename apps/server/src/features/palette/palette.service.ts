import type { PaletteGroup, PaletteGroups, PaletteKind } from '@hearthline/contract/palette';
import { paletteLimits } from '@hearthline/contract/palette';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaletteProvider, PaletteQuestion } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs } from '../../platform/palette/palette-provider.ts';
import { settleAll } from '../../platform/settle-all.ts';

export interface PaletteDeps {
  providers: readonly PaletteProvider[];
  log: Pick<Log, 'warn'>;
  waitMs?: number;
}

/** Of the agent's connections, so that typing does not hold up the screen behind the palette. */
const mostAtOnce = 4;

/** Asks every kind at once. One that is slow, fails or is locked says so and takes nothing from the others. */
export function createPaletteService({ providers, log, waitMs = paletteWaitMs }: PaletteDeps) {
  async function ask(provider: PaletteProvider, question: PaletteQuestion): Promise<PaletteGroup> {
    try {
      const { total, rows, isSimilar = false } = await waitAtMost(waitMs, provider.find(question));
      return present({
        state: 'found',
        total: Math.min(total, paletteLimits.counted),
        rows: rows.slice(0, question.limit),
        isSimilar,
      });
    } catch (error) {
      const state = stateOf(error);
      if (state !== 'locked')
        log.warn({ kind: provider.kind, err: error }, 'A kind is left out of the palette');
      return present({ state, total: 0, rows: [], isSimilar: false });
    }
  }

  return {
    search: async (
      { text, kind }: { text: string; kind?: PaletteKind | undefined },
      caller: Pick<PaletteQuestion, 'agentId' | 'language'>,
    ): Promise<PaletteGroups> => {
      const asked = providers.filter((provider) => kind === undefined || provider.kind === kind);
      const limit = kind === undefined ? paletteLimits.rows : paletteLimits.rowsOfOneKind;
      const groups: [PaletteKind, PaletteGroup][] = [];
      await settleAll(asked, mostAtOnce, async (provider) => {
        groups.push([provider.kind, await ask(provider, { ...caller, text, limit })]);
      });
      return Object.fromEntries(groups);
    },
  };
}

/** Its rows are those of the provider's kind. */
const present = (group: {
  state: PaletteGroup['state'];
  total: number;
  rows: PaletteGroup['rows'][number][];
  isSimilar: boolean;
}) => group as PaletteGroup;

class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/** How PostgreSQL says that a statement took too long. */
const queryCanceled = '57014';

function stateOf(error: unknown): PaletteGroup['state'] {
  if (error instanceof AppError && error.code === 'agreement_required') return 'locked';
  return error instanceof TooSlowError || (error as { code?: string }).code === queryCanceled
    ? 'slow'
    : 'failed';
}

async function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`Nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
