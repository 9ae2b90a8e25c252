import type { Channel, Letter, MessageCategory } from '@hearthline/contract/messages';
import type { ComposeState } from './compose-state.ts';
import { emptyLetter, readComposeAddress } from './compose-state.ts';
import { categories } from './log-address.ts';

const draftMost = 100_000;

/** What the server keeps. People who do not fit are left out rather than the letter. */
export function writeDraft(state: ComposeState): string {
  const content = JSON.stringify(state);
  return content.length <= draftMost ? content : JSON.stringify({ ...state, clientIds: [] });
}

export const isWorthKeeping = ({ letter }: ComposeState): boolean =>
  [letter.en, letter.fr].some(({ subject, body }) => subject !== '' || body !== '');

/** An older version of the app may have written it, so nothing of it is taken for granted. */
export function readDraft(content: string): ComposeState | null {
  try {
    const kept = JSON.parse(content) as Record<string, unknown>;
    const ids = Array.isArray(kept.clientIds) ? kept.clientIds.map(String).join(',') : '';
    const { clientIds } = readComposeAddress({ clientId: ids });
    const { listId } = readComposeAddress({ listId: String(kept.listId ?? '') });
    const state: ComposeState = {
      mailingId: String(kept.mailingId ?? crypto.randomUUID()),
      mode: kept.mode === 'list' ? 'list' : 'clients',
      clientIds,
      listId,
      category: categories.find((category) => category === kept.category) ?? 'personal',
      channel: kept.channel === 'sms' ? 'sms' : 'email',
      letter: readLetter(kept.letter),
    };
    return isWorthKeeping(state) ? state : null;
  } catch {
    return null;
  }
}

function readLetter(kept: unknown): Letter {
  const letter = emptyLetter();
  for (const language of ['en', 'fr'] as const)
    for (const field of ['subject', 'body'] as const) {
      const text = (kept as Partial<Record<string, Partial<Record<string, unknown>>>> | null)?.[language]?.[
        field
      ];
      if (typeof text === 'string') letter[language][field] = text;
    }
  return letter;
}

export interface Start {
  state: ComposeState;
  /** When the letter that came back was kept. */
  restoredAt: string | null;
  /** It was begun for others than the address names. */
  isForOthers: boolean;
}

const newState = (
  address: ReturnType<typeof readComposeAddress>,
  category: MessageCategory,
  channel: Channel = 'email',
): ComposeState => ({
  mailingId: crypto.randomUUID(),
  mode: address.listId === null ? 'clients' : 'list',
  ...address,
  category,
  channel,
  letter: emptyLetter(),
});

/** The address says to whom, the draft says what. */
export function startCompose(
  search: { clientId?: string; listId?: string },
  kept: { content: string; savedAt: string } | null,
): Start {
  const address = readComposeAddress(search);
  const isAddressed = address.clientIds.length > 0 || address.listId !== null;
  const draft = kept && readDraft(kept.content);
  const fresh = newState(address, address.listId === null ? 'personal' : 'news');
  if (!draft || !kept) return { state: fresh, restoredAt: null, isForOthers: false };
  if (!isAddressed) return { state: draft, restoredAt: kept.savedAt, isForOthers: false };
  const { mode, clientIds, listId } = fresh;
  const isForOthers =
    mode !== draft.mode ||
    (mode === 'list' ? listId !== draft.listId : clientIds.join() !== draft.clientIds.join());
  return { state: { ...draft, mode, clientIds, listId }, restoredAt: kept.savedAt, isForOthers };
}

/** The same people and the same kind, but nothing written. */
export const startOver = (state: ComposeState): ComposeState => ({
  ...state,
  mailingId: crypto.randomUUID(),
  letter: emptyLetter(),
});
