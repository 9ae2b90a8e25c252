import type { Language } from '@hearthline/contract/common';
import type { Audience, Channel, MailContent, MessageCategory } from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { categories } from './log-view.ts';

type AudienceMode = 'clients' | 'list';

/** A mail and to whom it goes, as it is being written. */
export interface ComposeState {
  /** The same for every try to send this mail, so that it is sent once. */
  mailingId: string;
  mode: AudienceMode;
  clientIds: readonly string[];
  listId: string | null;
  category: MessageCategory;
  channel: Channel;
  mail: MailContent;
  /** Homes under the words of a mail, in their order. */
  listingIds: readonly string[];
}

export interface Sender {
  name: string;
  brokerage: string;
  /** Every message names a brokerage and a postal address. */
  isComplete: boolean;
}

export const limits = { subject: 200, body: 30_000, sms: 480, clients: 1_000, homes: 6 } as const;
export const mailLanguages = ['en', 'fr'] as const satisfies readonly Language[];

export function emptyMail(): MailContent {
  return { en: { subject: '', body: '' }, fr: { subject: '', body: '' } };
}

/** A list of people only ever gets what needs consent. */
export function categoryOf({ mode, category }: Pick<ComposeState, 'mode' | 'category'>): MessageCategory {
  return mode === 'list' && category === 'personal' ? 'news' : category;
}

export function audienceOf({ mode, clientIds, listId }: ComposeState): Audience | null {
  if (mode === 'list') return listId === null ? null : { listId };
  return clientIds.length === 0 ? null : { clientIds: [...clientIds] };
}

export const writtenIn = (mail: MailContent): Language[] =>
  mailLanguages.filter((language) => isWritten(mail[language].body));

/** Where a mail that was left goes on; null where nothing is written. */
export const begunIn = (mail: MailContent): Language | null =>
  writtenIn(mail)[0] ?? mailLanguages.find((language) => mail[language].subject !== '') ?? null;

/** What most of the readers read; null where nobody is known or as many read the one as the other. */
export function languageOfMost(readers: Readonly<Record<Language, number>> | undefined): Language | null {
  if (!readers || readers.en === readers.fr) return null;
  return readers.fr > readers.en ? 'fr' : 'en';
}

export type MailField = 'subject' | 'body';

export interface MailProblem {
  language: Language;
  field: MailField;
  code: 'required' | 'tooLong' | 'unknown';
  /** Placeholders that nothing fills. */
  names: string[];
}

/** What keeps a mail from being sent, in the order of the fields. */
export function findProblems(
  { mail, channel }: Pick<ComposeState, 'mail' | 'channel'>,
  current: Language,
): MailProblem[] {
  const written = writtenIn(mail);
  if (written.length === 0) return [{ language: current, field: 'body', code: 'required', names: [] }];
  const mostBody = channel === 'sms' ? limits.sms : limits.body;
  return written.flatMap((language) => {
    const { subject, body } = mail[language];
    const problems: MailProblem[] = [];
    const add = (field: MailField, code: MailProblem['code'], names: string[] = []) =>
      problems.push({ language, field, code, names });
    if (channel === 'email') {
      const names = findUnknownPlaceholders(subject);
      if (subject.trim() === '') add('subject', 'required');
      else if (subject.length > limits.subject) add('subject', 'tooLong');
      else if (names.length > 0) add('subject', 'unknown', names);
    }
    const names = findUnknownPlaceholders(body);
    if (body.length > mostBody) add('body', 'tooLong');
    else if (names.length > 0) add('body', 'unknown', names);
    return problems;
  });
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const parseIds = (text: string | undefined, most: number): string[] =>
  [...new Set((text ?? '').split(',').filter((id) => idForm.test(id)))].slice(0, most);

/** Each once, and no more than a mail holds; in a place of their own, or behind the others. */
export function addHomes(
  homes: readonly string[],
  fresh: readonly string[],
  place: number = homes.length,
): string[] {
  const room = limits.homes - homes.length;
  const added = [...new Set(fresh)].filter((id) => !homes.includes(id)).slice(0, room);
  return homes.toSpliced(place, 0, ...added);
}

/** Whom an address names: clients by their ids, with commas, or a smart list. */
export function parseComposeAddress({ clientId, listId }: { clientId?: string; listId?: string }): {
  clientIds: string[];
  listId: string | null;
} {
  const clientIds = parseIds(clientId, limits.clients);
  return {
    clientIds,
    listId: clientIds.length === 0 && listId && idForm.test(listId) ? listId : null,
  };
}

const draftMost = 100_000;

/** What the server keeps. People who do not fit are left out rather than the mail. */
export function writeDraft(state: ComposeState): string {
  // Drafts of older versions hold the mail under this key.
  const { mail: letter, ...rest } = state;
  const content = JSON.stringify({ ...rest, letter });
  return content.length <= draftMost ? content : JSON.stringify({ ...rest, letter, clientIds: [] });
}

export const isWorthKeeping = ({ mail, listingIds }: ComposeState): boolean =>
  listingIds.length > 0 || [mail.en, mail.fr].some(({ subject, body }) => subject !== '' || body !== '');

/** An older version of the app may have written it, so nothing of it is taken for granted. */
export function parseDraft(content: string): ComposeState | null {
  try {
    const kept = JSON.parse(content) as Record<string, unknown>;
    const ids = Array.isArray(kept.clientIds) ? kept.clientIds.map(String).join(',') : '';
    const { clientIds } = parseComposeAddress({ clientId: ids });
    const { listId } = parseComposeAddress({ listId: String(kept.listId ?? '') });
    const state: ComposeState = {
      mailingId: String(kept.mailingId ?? crypto.randomUUID()),
      mode: kept.mode === 'list' ? 'list' : 'clients',
      clientIds,
      listId,
      category: categories.find((category) => category === kept.category) ?? 'personal',
      channel: kept.channel === 'sms' ? 'sms' : 'email',
      mail: parseMail(kept.letter),
      listingIds: Array.isArray(kept.listingIds) ? parseIds(kept.listingIds.join(), limits.homes) : [],
    };
    return isWorthKeeping(state) ? state : null;
  } catch {
    return null;
  }
}

function parseMail(kept: unknown): MailContent {
  const mail = emptyMail();
  for (const language of ['en', 'fr'] as const)
    for (const field of ['subject', 'body'] as const) {
      const text = (kept as Partial<Record<string, Partial<Record<string, unknown>>>> | null)?.[language]?.[
        field
      ];
      if (typeof text === 'string') mail[language][field] = text;
    }
  return mail;
}

export interface Start {
  state: ComposeState;
  /** When the mail that came back was kept. */
  restoredAt: string | null;
  /** It was begun for others than the address names. */
  isForOthers: boolean;
}

const newState = (
  address: ReturnType<typeof parseComposeAddress>,
  category: MessageCategory,
  listingIds: readonly string[],
): ComposeState => ({
  mailingId: crypto.randomUUID(),
  mode: address.listId === null ? 'clients' : 'list',
  ...address,
  category,
  channel: 'email',
  mail: emptyMail(),
  listingIds,
});

/** The address says to whom and of which homes, the draft says what. */
export function startCompose(
  search: { clientId?: string; listId?: string; listings?: string },
  kept: { content: string; savedAt: string } | null,
): Start {
  const address = parseComposeAddress(search);
  const homes = parseIds(search.listings, limits.homes);
  const isAddressed = address.clientIds.length > 0 || address.listId !== null;
  const draft = kept && withHomes(parseDraft(kept.content), homes);
  const fresh = newState(address, address.listId === null ? 'personal' : 'news', homes);
  if (!draft || !kept) return { state: fresh, restoredAt: null, isForOthers: false };
  if (!isAddressed) return { state: draft, restoredAt: kept.savedAt, isForOthers: false };
  const { mode, clientIds, listId } = fresh;
  const isForOthers =
    mode !== draft.mode ||
    (mode === 'list' ? listId !== draft.listId : clientIds.join() !== draft.clientIds.join());
  return { state: { ...draft, mode, clientIds, listId }, restoredAt: kept.savedAt, isForOthers };
}

const withHomes = (draft: ComposeState | null, fresh: readonly string[]): ComposeState | null =>
  draft && { ...draft, listingIds: addHomes(draft.listingIds, fresh) };

/** The same people and the same kind, but nothing written. */
export const startOver = (state: ComposeState): ComposeState => ({
  ...state,
  mailingId: crypto.randomUUID(),
  mail: emptyMail(),
  listingIds: [],
});
