import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { MySite, SiteDraft, SitePicture } from '@hearthline/contract/sites';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { siteQuery } from '../api/sites-api.ts';
import type { ChangeDraft } from './site-draft.ts';
import { placeKey, siteDraftOf } from './site-draft.ts';

/** A site that has arrived, with the means to work on it. */
export interface SiteState {
  /** As the server knows it; its draft may be behind the one beside it. */
  site: MySite;
  draft: SiteDraft;
  change: ChangeDraft;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  saving: AutosaveState;
  retrySaving: () => void;
  /** Another window saved since; one of the two has to be chosen. */
  newest: MySite | null;
  choose: (which: 'mine' | 'newest') => void;
  pictureOf: (id: string) => SitePicture | undefined;
  nameOf: (place: Pick<NamedPlace, 'level' | 'code'>) => NamedPlace | undefined;
}

export function useSite(): { state: SiteState | null; failure: QueryFailure | null } {
  const client = useQueryClient();
  const session = siteDraftOf(client);
  const query = useQuery(siteQuery);
  const failure = useQueryBoundary(query);
  const { value: draft, status, savedAt } = useAutosave(session.autosave);
  const { history, newest, pictures, places } = useStore(session.around);
  const { data: site } = query;

  useEffect(() => {
    if (site) session.adopt(site);
  }, [session, site]);

  if (!site || !draft) return { state: null, failure };
  const { change, undo, redo, choose } = session;
  return {
    failure,
    state: {
      site,
      draft,
      change,
      undo,
      redo,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      saving: { status, savedAt },
      retrySaving: () => void session.autosave.flush(),
      newest,
      choose,
      pictureOf: (id) => pictures[id],
      nameOf: (place) => places[placeKey(place)],
    },
  };
}
