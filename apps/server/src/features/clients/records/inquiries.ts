import type { Language } from '@hearthline/contract/common';
import { createBlankClient } from '@hearthline/domain/client/fields';
import type { Tx } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { summariseConsents } from '../consent/consent.service.ts';
import { createConsentStore } from '../consent/consent.store.ts';
import { createNotesStore } from '../notes/notes.store.ts';
import { createActivityStore } from '../timeline/client-activity.store.ts';
import { toRecord } from './client-record.ts';
import { createClientsStore } from './clients.store.ts';

/** Somebody wrote to the agent who need not be a client yet. */
export interface ReceivedInquiry {
  name: string;
  email: string;
  phone: string;
  /** What they wrote, with what the agent needs to know of it. */
  note: string;
  language: Language;
  /** The words to which they agreed; null where they did not. */
  consentText: string | null;
  /** Where they wrote, as proof of the consent. */
  evidence: string;
  day: string;
  at: Date;
}

/**
 * Whoever writes is a client from then on, of whom little is known, or the one who has this address. Nobody proved that it
 * is theirs: of a record that is there nothing is changed but what was written beside it, and what was refused once stays
 * refused. A full plan turns nobody away who wrote.
 */
export async function receiveInquiry(
  tx: Tx,
  agentId: string,
  inquiry: ReceivedInquiry,
): Promise<{ clientId: string; isNew: boolean }> {
  const clients = createClientsStore(tx, agentId, inquiry.day);
  const known = (await clients.listIdsByAddress(inquiry.email))[0];
  const clientId = known ?? createId(inquiry.at.getTime());
  if (known === undefined) {
    await clients.insert([
      {
        agentId,
        id: clientId,
        ...toRecord({
          ...createBlankClient(inquiry.day, inquiry.language),
          ...splitName(inquiry.name),
          email: inquiry.email,
          phone: inquiry.phone,
          leadSource: 'website',
        }),
        createdAt: inquiry.at,
        updatedAt: inquiry.at,
      },
    ]);
    await createActivityStore(tx, agentId).addChanges([clientId], 'created', inquiry.at);
  }
  await recordConsents(tx, agentId, clientId, inquiry);
  await createNotesStore(tx, agentId).insert({
    agentId,
    id: createId(inquiry.at.getTime()),
    clientId,
    text: inquiry.note,
    createdAt: inquiry.at,
    updatedAt: inquiry.at,
  });
  return { clientId, isNew: known === undefined };
}

async function recordConsents(
  tx: Tx,
  agentId: string,
  clientId: string,
  { consentText, evidence, day, at }: ReceivedInquiry,
): Promise<void> {
  const store = createConsentStore(tx, agentId);
  const given = [
    { type: 'impliedInquiry' as const, textShown: '' },
    ...(consentText === null ? [] : [{ type: 'express' as const, textShown: consentText }]),
  ];
  await store.insert(
    given.map((consent) => ({
      agentId,
      id: createId(at.getTime()),
      clientId,
      givenOn: day,
      evidence,
      recordedAt: at,
      ...consent,
    })),
  );
  const activity = createActivityStore(tx, agentId);
  for (const { type } of given) await activity.addChanges([clientId], 'consentRecorded', at, type);
  await createClientsStore(tx, agentId).update(clientId, summariseConsents(await store.list([clientId])));
}

/** The last word is the family's, as forms have it. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' ').slice(0, 80), lastName: (last ?? '').slice(0, 80) };
}
