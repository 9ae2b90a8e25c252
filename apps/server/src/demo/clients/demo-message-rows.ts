import { clientFilter } from '@hearthline/contract/client-filter';
import type { DemoClient } from '@hearthline/demo-market/clients/demo-clients';
import type { DemoList } from '@hearthline/demo-market/messages/demo-lists';
import type { DemoMailing, DemoMessage } from '@hearthline/demo-market/messages/demo-message';
import { dayMs } from '@hearthline/domain/calendar';
import { commercialCategories } from '@hearthline/domain/client/consent';
import { foldText } from '@hearthline/domain/client/same-person';
import { digestAddress } from '../../features/clients/consent/consent.store.ts';
import type { ComposedMessage, Composer } from '../../features/messages/compose/compose-message.ts';
import type { SenderRow } from '../../features/messages/sender.store.ts';
import { createTimedId } from '../timed-ids.ts';
import type { MessageStory } from './demo-message-story.ts';
import { buildStory } from './demo-message-story.ts';
import type { DemoMessageRows } from './demo-messages.store.ts';

export interface RowsInput {
  agentId: string;
  people: readonly DemoClient[];
  /** In the order of the people. */
  clientIds: readonly string[];
  now: Date;
  sender: SenderRow;
  composer: Composer;
  lists: readonly DemoList[];
  messages: readonly DemoMessage[];
  mailings: readonly DemoMailing[];
}

export async function createMessageRows(input: RowsInput): Promise<DemoMessageRows> {
  const { agentId, clientIds, lists, mailings, messages, now } = input;
  const rows: DemoMessageRows = {
    lists: [],
    mailings: [],
    messages: [],
    events: [],
    suppressions: [],
    activities: [],
  };
  const savedAt = new Date(now.getTime() - 100 * dayMs);
  for (const { name, filter } of lists) {
    const id = createTimedId(savedAt.toISOString(), `${agentId} list ${name}`);
    const times = { createdAt: savedAt, updatedAt: savedAt };
    rows.lists.push({ agentId, id, name, filter: JSON.stringify(clientFilter.parse(filter)), ...times });
  }
  const mailingIds = new Map<DemoMailing, string>();
  for (const mailing of mailings) {
    const listId = rows.lists.find(({ name }) => name === mailing.list)?.id;
    const row = toMailingRow(input, mailing, listId ?? '');
    mailingIds.set(mailing, row.id);
    rows.mailings.push(row);
  }
  const written = new Map<DemoMessage, ComposedMessage>();
  for (const [place, message] of messages.entries()) {
    const id = createTimedId(message.writtenAt.toISOString(), `${agentId} message ${place}`, place);
    const composed =
      (message.resentOf && written.get(message.resentOf)) ?? (await composeFor(input, message, id));
    written.set(message, composed);
    const story = buildStory(message, { links: composed.links, place });
    const row = toMessageRow(input, message, id, composed);
    rows.messages.push({
      ...row,
      mailingId: message.mailing ? (mailingIds.get(message.mailing) ?? null) : null,
      ...story.changes,
    });
    for (const [turn, event] of story.events.entries()) {
      const eventId = createTimedId(event.at.toISOString(), `${id} ${turn}`, turn);
      rows.events.push({ agentId, id: eventId, messageId: id, ...event });
    }
    const clientId = clientIds[message.client] as string;
    addRefusals(rows, { agentId, clientId, address: row.toAddress }, message, story);
  }
  return rows;
}

function toMailingRow({ agentId, clientIds, now }: RowsInput, mailing: DemoMailing, listId: string) {
  const { isSent, sendAt, audience, leftOut } = mailing;
  const createdAt = isSent ? sendAt : new Date(now.getTime() - dayMs);
  const lastClient = audience.map((place) => clientIds[place] as string).toSorted();
  return {
    agentId,
    id: createTimedId(createdAt.toISOString(), `${agentId} mailing ${sendAt.toISOString()}`),
    channel: 'email',
    category: mailing.category,
    audience: JSON.stringify({ listId }),
    letter: JSON.stringify(mailing.mail),
    state: isSent ? 'sent' : 'scheduled',
    sendAt,
    writtenTo: isSent ? (lastClient.at(-1) ?? null) : null,
    total: isSent ? audience.length - leftOut : 0,
    leftOut,
    createdAt,
    updatedAt: createdAt,
  };
}

function composeFor(input: RowsInput, message: DemoMessage, id: string): Promise<ComposedMessage> {
  const person = input.people[message.client] as DemoClient;
  return input.composer.compose({
    agentId: input.agentId,
    messageId: id,
    channel: message.channel,
    category: message.category,
    language: person.language,
    mail: message.mail,
    sender: input.sender,
    reader: {
      firstName: person.firstName,
      lastName: person.lastName,
      city: person.city,
      province: 'ON',
      hasExpressConsent: person.consents.some(({ type }) => type === 'express'),
      referredBy: null,
    },
    isTest: false,
  });
}

/** As it stands in the outbox before anything was tried. */
function toMessageRow(
  { agentId, people, clientIds, sender }: RowsInput,
  { client, channel, category, notBefore, writtenAt }: DemoMessage,
  id: string,
  composed: ComposedMessage,
) {
  const person = people[client] as DemoClient;
  const name = `${person.firstName} ${person.lastName}`;
  const toAddress = channel === 'email' ? person.email : person.phone;
  return {
    agentId,
    id,
    clientId: clientIds[client] as string,
    channel,
    category,
    language: person.language,
    toAddress,
    toName: name,
    fromName: `${sender.firstName} ${sender.lastName}`,
    replyTo: sender.realtorEmail || sender.email,
    ...composed,
    isTest: false,
    notBefore,
    searchText: foldText(`${name} ${toAddress} ${composed.subject}`),
    createdAt: writtenAt,
    attempts: 0,
    handedOverAt: null,
    deliveredAt: null,
    readAt: null,
    grade: 'none',
    clicks: 0,
    repliedAt: null,
    bouncedAt: null,
    // A past that was made up says nothing about how the agent sends.
    triedAt: null,
    complainedAt: null,
  };
}

/** An address that came back, or a reader who left something, must not be written to again. */
function addRefusals(
  rows: DemoMessageRows,
  { agentId, clientId, address }: { agentId: string; clientId: string; address: string },
  { leaving }: DemoMessage,
  { events, lostAt }: MessageStory,
): void {
  const addressDigest = digestAddress(agentId, address);
  if (lostAt)
    rows.suppressions.push({ agentId, addressDigest, category: 'all', reason: 'bounced', at: lostAt });
  const left = events.find(({ kind }) => kind === 'unsubscribed');
  if (!left || !leaving) return;
  const { at } = left;
  for (const category of commercialCategories)
    if (!leaving.wanted.includes(category))
      rows.suppressions.push({ agentId, addressDigest, category, reason: 'unsubscribed', at });
  const id = createTimedId(at.toISOString(), `${clientId} unsubscribed`);
  const text = leaving.wanted.join(' ');
  rows.activities.push({ agentId, id, clientId, kind: 'change', what: 'unsubscribed', text, at });
}
