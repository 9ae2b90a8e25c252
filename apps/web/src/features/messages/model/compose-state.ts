import type { Language } from '@hearthline/contract/common';
import type { Audience, Channel, MailContent, MessageCategory } from '@hearthline/contract/messages';
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
}

export interface Sender {
  name: string;
  brokerage: string;
  /** Every message names a brokerage and a postal address. */
  isComplete: boolean;
}

export const limits = { subject: 200, body: 30_000, sms: 480, clients: 1_000 } as const;
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

export const hasWords = (body: string): boolean =>
  body
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() !== '';

export const writtenIn = (mail: MailContent): Language[] =>
  mailLanguages.filter((language) => hasWords(mail[language].body));

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

/** Whom an address names: clients by their ids, with commas, or a smart list. */
export function parseComposeAddress({ clientId, listId }: { clientId?: string; listId?: string }): {
  clientIds: string[];
  listId: string | null;
} {
  const ids = (clientId ?? '').split(',').filter((id) => idForm.test(id));
  return {
    clientIds: [...new Set(ids)].slice(0, limits.clients),
    listId: ids.length === 0 && listId && idForm.test(listId) ? listId : null,
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

export const isWorthKeeping = ({ mail }: ComposeState): boolean =>
  [mail.en, mail.fr].some(({ subject, body }) => subject !== '' || body !== '');

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
  channel: Channel = 'email',
): ComposeState => ({
  mailingId: crypto.randomUUID(),
  mode: address.listId === null ? 'clients' : 'list',
  ...address,
  category,
  channel,
  mail: emptyMail(),
});

/** The address says to whom, the draft says what. */
export function startCompose(
  search: { clientId?: string; listId?: string },
  kept: { content: string; savedAt: string } | null,
): Start {
  const address = parseComposeAddress(search);
  const isAddressed = address.clientIds.length > 0 || address.listId !== null;
  const draft = kept && parseDraft(kept.content);
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
  mail: emptyMail(),
});
