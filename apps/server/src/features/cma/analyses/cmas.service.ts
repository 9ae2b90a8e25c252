import type {
  CmaDraft,
  CmaRow,
  CmaSubject,
  CmaVersion,
  Cma as WireCma,
  CmaRecord as WireRecord,
} from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { toDayNumber } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { calculate } from '@hearthline/domain/valuation/calculation';
import type { Calculation } from '@hearthline/domain/valuation/grid';
import type { Method } from '@hearthline/domain/valuation/method';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { SubjectsService } from '../comparables/subjects.service.ts';
import type { GridService, MadeGrid } from '../grid/grid.service.ts';
import { columnsOf, draftOfChoice, emptyDraft, listSales, requireValue } from './cma-draft.ts';
import { keepReasons, presentCma, presentRow, presentVersion } from './cmas.presenter.ts';
import type { CmaRecord } from './cmas.store.ts';
import { createCmasStore } from './cmas.store.ts';
import { openVersion } from './open-version.ts';

export interface CmasDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  grids: GridService;
  subjects: Pick<SubjectsService, 'findOrigin'>;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  /** Names by id; who is not the agent's has none. */
  listClientNames(tx: Tx, agentId: string, ids: readonly string[]): Promise<Map<string, string>>;
  /** Refuses where the agent's plan leaves no room for so many more this month. */
  requireRoom(tx: Tx, agentId: string, wanted: number): Promise<void>;
}

export function createCmasService(deps: CmasDeps) {
  const { database, clock, grids, subjects, findCards } = deps;
  const todayOf = createBoardCalendar(clock);

  async function requireClient(tx: Tx, agentId: string, clientId: string | null): Promise<void> {
    if (clientId === null) return;
    const names = await deps.listClientNames(tx, agentId, [clientId]);
    if (!names.has(clientId)) throw new AppError('not_found');
  }

  async function present(agentId: string, id: string): Promise<WireCma> {
    const { row, versions, names } = await database.asAgent(agentId, async (tx) => {
      const store = createCmasStore(tx, agentId);
      const found = await store.find(id);
      if (!found || found.deletedAt) throw new AppError('not_found');
      return {
        row: found,
        versions: await store.listVersions(id),
        names: await deps.listClientNames(tx, agentId, found.clientId === null ? [] : [found.clientId]),
      };
    });
    const [listing] = row.listingId === null ? [] : await findCards(agentId, [row.listingId]);
    const name = row.clientId === null ? undefined : names.get(row.clientId);
    return presentCma(row, versions, {
      listing: listing ?? null,
      client: row.clientId !== null && name !== undefined ? { id: row.clientId, name } : null,
    });
  }

  /** Changes one analysis that is there; another agent's looks as if it were not. */
  async function change(
    agentId: string,
    id: string,
    work: (store: ReturnType<typeof createCmasStore>, row: CmaRecord, tx: Tx) => Promise<void>,
    { isDeleted = false } = {},
  ): Promise<void> {
    await database.asAgent(agentId, async (tx) => {
      const store = createCmasStore(tx, agentId);
      const row = await store.lock(id);
      if (!row || (row.deletedAt !== null) !== isDeleted) throw new AppError('not_found');
      await work(store, row, tx);
    });
  }

  async function insert(
    agentId: string,
    draft: CmaDraft,
    { clientId, lacking, unlike }: Pick<WireCma, 'lacking' | 'unlike'> & { clientId: string | null },
  ): Promise<string> {
    const now = clock.now();
    const id = createId(now.getTime());
    const { homeKey } = await subjects.findOrigin(draft.subject.listingId);
    await database.asAgent(agentId, async (tx) => {
      await deps.requireRoom(tx, agentId, 1);
      await requireClient(tx, agentId, clientId);
      await createCmasStore(tx, agentId).insert({
        agentId,
        id,
        ...columnsOf(draft),
        homeKey,
        clientId,
        draft,
        lacking: keepReasons({ lacking, unlike }),
        watchedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    });
    return id;
  }

  /** The value as it stands, with everything it rests on. */
  async function valueDraft(draft: CmaDraft): Promise<{ made: MadeGrid; calculation: Calculation }> {
    const { source } = await subjects.findOrigin(draft.subject.listingId);
    const made = await grids.make(draft, source, toDayNumber(todayOf()));
    return { made, calculation: requireValue(calculate(made.grid, draft.edits)) };
  }

  async function saveVersion(agentId: string, id: string, revision: number, note: string): Promise<void> {
    const seen = await database.asAgent(agentId, (tx) => createCmasStore(tx, agentId).find(id));
    if (!seen || seen.deletedAt) throw new AppError('not_found');
    if (seen.revision !== revision) throw new AppError('conflict');
    const { made, calculation } = await valueDraft(seen.draft);
    await change(agentId, id, async (store, row) => {
      if (row.revision !== revision) throw new AppError('conflict');
      const now = clock.now();
      const number = row.latestVersion + 1;
      const { value, low, high, sales } = calculation;
      await store.insertVersion({
        agentId,
        cmaId: id,
        number,
        savedAt: now,
        method: row.draft.method,
        note,
        value,
        low,
        high,
        comparables: sales.filter(({ weight }) => weight > 0).length,
        draft: row.draft,
        found: { grid: made.grid, market: made.market },
      });
      await store.update(id, {
        latestVersion: number,
        value,
        low,
        high,
        updatedAt: now,
        watchedAt: now,
        movedValue: null,
        movedLow: null,
        movedHigh: null,
        movedAt: null,
      });
    });
  }

  return {
    get: present,
    /** Fast is valued and saved at once; where facts lack, the home is unlike its neighbours or too few were sold around, it goes on as Advance. */
    start: async (
      agentId: string,
      {
        method,
        subject,
        clientId,
        chosen,
      }: { method: Method; subject: CmaSubject; clientId: string | null; chosen: readonly string[] },
    ): Promise<WireCma> => {
      const today = todayOf();
      const lacking = method === 'fast' ? findLacking(subject.facts) : [];
      const { source, isGone } = await subjects.findOrigin(subject.listingId);
      if (isGone) throw new AppError('listing_not_found');
      const automatic =
        method === 'fast' && lacking.length === 0
          ? await grids.chooseAutomatically(subject, source, toDayNumber(today))
          : null;
      const isFast = automatic?.unlike.length === 0;
      const draft: CmaDraft = automatic
        ? draftOfChoice(subject, today, automatic, isFast ? 'fast' : 'advance')
        : {
            ...emptyDraft(subject, today),
            chosen: listSales(await findCards(agentId, chosen), subject),
          };
      const id = await insert(agentId, draft, { clientId, lacking, unlike: automatic?.unlike ?? [] });
      if (isFast) await saveVersion(agentId, id, 1, '').catch(leaveLevelsToAgent);
      return present(agentId, id);
    },

    list: async (
      agentId: string,
      { search = '', page, pageSize }: { search?: string | undefined; page: number; pageSize: number },
    ): Promise<{ rows: CmaRow[]; total: number }> => {
      const { rows, total, names } = await database.asAgent(agentId, async (tx) => {
        const asked = { search: foldText(search), offset: (page - 1) * pageSize, limit: pageSize };
        const found = await createCmasStore(tx, agentId).list(asked);
        const clientIds = found.rows.flatMap(({ clientId }) => clientId ?? []);
        return { ...found, names: await deps.listClientNames(tx, agentId, clientIds) };
      });
      const listingIds = rows.flatMap(({ listingId }) => listingId ?? []);
      const cards = await findCards(agentId, listingIds);
      const photos = new Map(cards.map(({ id, photoUrl }) => [id, photoUrl]));
      return {
        total,
        rows: rows.map((row) =>
          presentRow(row, {
            photoUrl: photos.get(row.listingId ?? '') ?? null,
            clientName: names.get(row.clientId ?? '') ?? null,
          }),
        ),
      };
    },

    update: async (
      agentId: string,
      id: string,
      { revision, draft, clientId }: { revision: number; draft: CmaDraft; clientId: string | null },
    ): Promise<WireCma> => {
      const origin = await subjects.findOrigin(draft.subject.listingId);
      await change(agentId, id, async (store, row, tx) => {
        if (row.revision !== revision) throw new AppError('conflict');
        const isSame = draft.subject.listingId === row.listingId;
        if (origin.isGone && !isSame) throw new AppError('listing_not_found');
        if (clientId !== row.clientId) await requireClient(tx, agentId, clientId);
        await store.update(id, {
          ...columnsOf(draft),
          // The home is still found again when it is sold under another number.
          homeKey: origin.isGone ? row.homeKey : origin.homeKey,
          draft,
          clientId,
          revision: revision + 1,
          updatedAt: clock.now(),
        });
      });
      return present(agentId, id);
    },

    saveVersion: async (
      agentId: string,
      id: string,
      { revision, note }: { revision: number; note: string },
    ): Promise<WireCma> => {
      await saveVersion(agentId, id, revision, note);
      return present(agentId, id);
    },

    getVersion: async (agentId: string, id: string, number: number): Promise<CmaVersion> => {
      const version = await database.asAgent(agentId, async (tx) => {
        const store = createCmasStore(tx, agentId);
        const row = await store.find(id);
        return row && !row.deletedAt ? store.findVersion(id, number) : undefined;
      });
      if (!version) throw new AppError('not_found');
      const opened = await openVersion(version, deps);
      const ids = opened.found.grid.sales.map((sale) => sale.id);
      return {
        ...presentVersion(version),
        ...opened,
        listings: await findCards(agentId, ids),
      };
    },

    duplicate: async (agentId: string, id: string): Promise<WireCma> => {
      const { draft, client, lacking, unlike } = await present(agentId, id);
      const clientId = client?.id ?? null;
      return present(agentId, await insert(agentId, draft, { clientId, lacking, unlike }));
    },

    setWatch: async (
      agentId: string,
      id: string,
      { isOn, percent }: { isOn: boolean; percent: number },
    ): Promise<WireCma> => {
      await change(agentId, id, (store) =>
        store.update(id, { isWatched: isOn, watchPercent: percent, watchedAt: clock.now() }),
      );
      return present(agentId, id);
    },

    remove: (agentId: string, id: string): Promise<void> =>
      change(agentId, id, (store) => store.update(id, { deletedAt: clock.now() })),
    restore: (agentId: string, id: string): Promise<void> =>
      change(agentId, id, (store) => store.update(id, { deletedAt: null }), { isDeleted: true }),

    findRecord: (agentId: string): Promise<WireRecord> =>
      database.asAgent(agentId, (tx) => createCmasStore(tx, agentId).findRecord()),
  };
}
export type CmasService = ReturnType<typeof createCmasService>;

/** The analysis is there, and its screen asks for them. */
function leaveLevelsToAgent(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'levels_missing') throw error;
}
