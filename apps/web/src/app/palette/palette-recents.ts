import type { PaletteKind } from '@hearthline/contract/palette';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { session } from '../../shared/api/session.ts';
import { ownPath } from '../../shared/lib/own-path.ts';
import { followOtherTabs } from '../../shared/stores/follow-other-tabs.ts';
import type { PaletteLink } from './palette-record.ts';
import { recentsKey } from './recents-key.ts';

/** What was opened: its name and its address, and nothing else of it. */
export interface RecentRecord {
  id: string;
  kind: PaletteKind;
  label: string;
  link: PaletteLink;
}

interface RecentsState {
  /** Whose they are: the next one at this browser does not see them. */
  agentId: string;
  items: readonly RecentRecord[];
  remember: (agentId: string, record: RecentRecord) => void;
  forget: () => void;
}

const mostKept = 20;
const nobody: Pick<RecentsState, 'agentId' | 'items'> = { agentId: '', items: [] };

export const usePaletteRecents = create<RecentsState>()(
  persist(
    (set) => ({
      ...nobody,
      remember: (agentId, record) =>
        set((state) => ({
          agentId,
          items: [
            record,
            ...(state.agentId === agentId ? state.items : []).filter(({ id }) => id !== record.id),
          ].slice(0, mostKept),
        })),
      forget: () => set(nobody),
    }),
    {
      name: recentsKey,
      partialize: ({ agentId, items }) => ({ agentId, items }),
      merge: (persisted, initial) => ({ ...initial, ...parseKept(persisted) }),
    },
  ),
);
followOtherTabs(usePaletteRecents);

// Names of clients must not outlive the session that read them; the root route looks after one that ended elsewhere.
session.subscribe((event) => {
  if (event.type === 'ended') usePaletteRecents.getState().forget();
});

function parseKept(persisted: unknown): typeof nobody {
  const { agentId, items } = (persisted ?? {}) as { agentId?: unknown; items?: unknown };
  if (typeof agentId !== 'string' || !Array.isArray(items)) return nobody;
  return { agentId, items: items.filter(isRecent).slice(0, mostKept) };
}

function isRecent(item: unknown): item is RecentRecord {
  const { id, kind, label, link } = (item ?? {}) as Partial<Record<keyof RecentRecord, unknown>>;
  const { to, search = {} } = (link ?? {}) as { to?: unknown; search?: unknown };
  return (
    [id, kind, label].every((text) => typeof text === 'string') &&
    typeof to === 'string' &&
    ownPath(to) !== null &&
    typeof search === 'object'
  );
}
