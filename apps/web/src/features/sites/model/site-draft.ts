import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { MySite, SiteDraft, SitePicture } from '@hearthline/contract/sites';
import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand';
import { ApiError, isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import type { Autosave } from '../../../shared/lib/autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';
import type { DraftHistory } from './draft-history.ts';
import { emptyHistory, recordStep, stepBack, stepForward } from './draft-history.ts';

const delayMs = 700;
const retryMs = 8_000;

export const siteKey = ['sites', 'mine'] as const;

/** What is known beside the draft itself. */
interface Around {
  history: DraftHistory<SiteDraft>;
  /** As another window saved it, while a choice between the two is to be made. */
  newest: MySite | null;
  /** Also those that an undo may bring back. */
  pictures: Readonly<Record<string, SitePicture>>;
  places: Readonly<Record<string, NamedPlace>>;
}

/** The draft could not be saved, so what rests on it has to wait. */
export class DraftUnsavedError extends Error {
  override readonly name = 'DraftUnsavedError';
}

/** How a draft is changed; changes of the same field, one right after the other, are taken back together. */
export type ChangeDraft = (update: (draft: SiteDraft) => SiteDraft, field?: string) => void;

export interface SiteDraftSession {
  autosave: Autosave<SiteDraft | null>;
  around: StoreApi<Around>;
  /** What the server says; ignored while something here is not saved yet. */
  adopt: (site: MySite) => void;
  change: ChangeDraft;
  undo: () => void;
  redo: () => void;
  /** Whichever is chosen, the other one can be brought back by undo. */
  choose: (which: 'mine' | 'newest') => void;
  /** A call that rests on the saved draft; its reply is the site from now on. */
  run: (call: (revision: number) => Promise<MySite>) => Promise<MySite>;
  notePicture: (picture: SitePicture) => void;
  notePlace: (place: NamedPlace) => void;
}

/** One for all screens of the builder, so that the next goes on where the one before is still saving. */
const sessions = new WeakMap<QueryClient, SiteDraftSession>();

export function siteDraftOf(client: QueryClient): SiteDraftSession {
  const session = sessions.get(client) ?? createSiteDraft((site) => client.setQueryData(siteKey, site));
  sessions.set(client, session);
  return session;
}

export const placeKey = ({ level, code }: Pick<NamedPlace, 'level' | 'code'>): string => `${level} ${code}`;

const isSameDraft = (one: SiteDraft | null, other: SiteDraft | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function createSiteDraft(onSite: (site: MySite) => void): SiteDraftSession {
  let base: MySite | null = null;
  /** As the server wrote it: it trims, while what is being typed stays as it is. */
  let written: SiteDraft | null = null;
  let isRunning = false;
  const around = createStore<Around>(() => ({
    history: emptyHistory,
    newest: null,
    pictures: {},
    places: {},
  }));

  function learn({ pictures, cities }: MySite): void {
    around.setState((before) => ({
      pictures: { ...before.pictures, ...Object.fromEntries(pictures.map((each) => [each.id, each])) },
      places: { ...before.places, ...Object.fromEntries(cities.map((each) => [placeKey(each), each])) },
    }));
  }

  function take(site: MySite, draft = site.draft): void {
    base = { ...site, draft };
    written = site.draft;
    learn(site);
    onSite(base);
  }

  const record = (before: SiteDraft, field: string | null) =>
    around.setState(({ history }) => ({ history: recordStep(history, before, field, Date.now()) }));

  /** Nothing is saved until somebody chose. */
  async function noteConflict(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.code !== 'conflict') return;
    const { result } = await request('GET /sites/mine');
    void autosave.pause();
    learn(result);
    around.setState({ newest: result });
  }

  async function save(draft: SiteDraft | null): Promise<string | null> {
    if (!base || !draft) return null;
    const body = { revision: base.revision, draft };
    try {
      const { result } = await request('PUT /sites/mine/draft', { body, keepalive: fitsKeepalive(body) });
      take(result, draft);
      return result.savedAt;
    } catch (error) {
      await noteConflict(error);
      throw error;
    }
  }

  const autosave = createAutosave<SiteDraft | null>({
    saved: null,
    savedAt: null,
    save,
    isSame: isSameDraft,
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
    retriesUnseen: true,
  });

  function show(site: MySite): void {
    autosave.adopt(site.draft, site.draft, site.savedAt);
  }

  function walk(step: typeof stepBack<SiteDraft>): void {
    const current = autosave.getValue();
    const found = current && step(around.getState().history, current);
    if (!found) return;
    around.setState({ history: found.history });
    autosave.edit(found.value);
  }

  return {
    autosave,
    around,
    adopt(site) {
      learn(site);
      if (isRunning || autosave.isSending() || around.getState().newest) return;
      if (base && site.revision <= base.revision) return;
      if (base && isSameDraft(site.draft, written)) {
        base = { ...site, draft: base.draft };
        return;
      }
      if (autosave.isDirty()) return;
      // What another window wrote is not taken back here.
      if (base) around.setState({ history: emptyHistory });
      base = site;
      written = site.draft;
      show(site);
    },
    change(update, field) {
      const before = autosave.getValue();
      if (!before) return;
      const next = update(before);
      if (isSameDraft(next, before)) return;
      record(before, field ?? null);
      autosave.edit(next);
    },
    undo: () => walk(stepBack),
    redo: () => walk(stepForward),
    choose(which) {
      const { newest } = around.getState();
      const mine = autosave.getValue();
      if (!newest || !mine) return;
      take(newest);
      record(which === 'mine' ? newest.draft : mine, null);
      around.setState({ newest: null });
      if (which === 'newest') show(newest);
      else autosave.adopt(newest.draft, mine);
      autosave.resume();
      void autosave.flush();
    },
    async run(call) {
      await autosave.flush();
      const before = autosave.getValue();
      if (!base || !before || autosave.isDirty()) throw new DraftUnsavedError();
      isRunning = true;
      await autosave.pause();
      try {
        const site = await call(base.revision);
        if (!isSameDraft(site.draft, before)) record(before, null);
        take(site);
        show(site);
        return site;
      } catch (error) {
        await noteConflict(error);
        throw error;
      } finally {
        isRunning = false;
        if (!around.getState().newest) autosave.resume();
      }
    },
    notePicture: (picture) =>
      around.setState(({ pictures }) => ({ pictures: { ...pictures, [picture.id]: picture } })),
    notePlace: (place) =>
      around.setState(({ places }) => ({ places: { ...places, [placeKey(place)]: place } })),
  };
}
