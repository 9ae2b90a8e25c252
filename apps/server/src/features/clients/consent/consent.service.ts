import type { ConsentRecord, ConsentStanding } from '@hearthline/contract/client-consent';
import type { Person } from '@hearthline/domain/client/consent';
import {
  commercialCategories,
  endOfConsent,
  evaluateConsent,
  messageKinds,
} from '@hearthline/domain/client/consent';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientRecordRow } from '../records/clients.store.ts';
import type { ConsentRow } from './consent.store.ts';
import { createConsentStore, digestAddress } from './consent.store.ts';

type Receiver = Pick<ClientRecordRow, 'id' | 'email' | 'phone' | 'isOptedOut' | 'referral'>;
export type Medium = 'email' | 'sms';

const addressOf = ({ email, phone }: Receiver, medium: Medium): string =>
  medium === 'email' ? email : (phone.split(';')[0] ?? '');

/** What the law needs to know about these clients, for each of them. */
export const listPersons = async (
  tx: Tx,
  agentId: string,
  clients: readonly Receiver[],
  medium: Medium = 'email',
): Promise<Map<string, Person<ConsentRow>>> =>
  (await createPersonReader(tx, agentId, clients, [medium]))(medium);

/** The same for each medium, asked at once. A refusal counts for the address it was said of. */
export async function createPersonReader(
  tx: Tx,
  agentId: string,
  clients: readonly Receiver[],
  media: readonly Medium[],
): Promise<(medium: Medium) => Map<string, Person<ConsentRow>>> {
  const digestOf = (client: Receiver, medium: Medium): Buffer[] => {
    const address = addressOf(client, medium);
    return address === '' ? [] : [digestAddress(agentId, address)];
  };
  const found = await createConsentStore(tx, agentId).listWithSuppressions(
    clients.map(({ id }) => id),
    media.flatMap((medium) => clients.flatMap((client) => digestOf(client, medium))),
  );
  const consents = Map.groupBy(found.consents, ({ clientId }) => clientId);
  const suppressions = Map.groupBy(found.suppressions, ({ digest }) => digest);
  const describe = (client: Receiver, medium: Medium): Person<ConsentRow> => {
    const { id, isOptedOut, referral } = client;
    const [digest] = digestOf(client, medium);
    const left = suppressions.get(digest?.toString('hex') ?? '') ?? [];
    return {
      consents: consents.get(id) ?? [],
      isOptedOut,
      isSuppressed: left.some(({ category }) => category === 'all'),
      leftCategories: messageKinds.filter((each) => left.some(({ category }) => category === each)),
      referralMessages: referral === 'used' ? 1 : 0,
    };
  };
  return (medium) => new Map(clients.map((client) => [client.id, describe(client, medium)]));
}

export function presentStanding(person: Person<ConsentRow>, today: string): ConsentStanding {
  const standing = evaluateConsent(person, null, today);
  const leftCategories = commercialCategories.filter((each) => person.leftCategories.includes(each));
  if (standing.mayReceive) {
    const { type, givenOn } = standing.consent;
    const { endsOn, daysLeft } = standing;
    return {
      mayReceive: true,
      refusal: null,
      type,
      givenOn,
      endsOn,
      daysLeft,
      leftCategories,
    };
  }
  return {
    mayReceive: false,
    refusal: standing.refusal,
    type: standing.consent?.type ?? null,
    givenOn: standing.consent?.givenOn ?? null,
    endsOn: standing.endedOn,
    daysLeft: null,
    leftCategories,
  };
}

export function presentConsent(row: ConsentRow): ConsentRecord {
  return {
    id: row.id,
    type: row.type,
    givenOn: row.givenOn,
    endsOn: endOfConsent(row),
    withdrawnOn: row.withdrawnOn,
    evidence: row.evidence,
    textShown: row.textShown,
    recordedAt: row.recordedAt.toISOString(),
  };
}

/** What a list needs of the consents: the strongest that was not taken back. */
export function summariseConsents(
  consents: readonly Pick<ConsentRow, 'type' | 'givenOn' | 'withdrawnOn'>[],
): Pick<ClientRecordRow, 'consentType' | 'consentEndsOn'> {
  const kept = consents.filter(({ withdrawnOn }) => withdrawnOn === null);
  if (kept.some(({ type }) => type === 'express')) return { consentType: 'express', consentEndsOn: null };
  const implied = kept
    .filter(({ type }) => type !== 'referral')
    .map(({ type, givenOn }) => ({ type, endsOn: endOfConsent({ type, givenOn }) ?? '' }))
    .toSorted((a, b) => b.endsOn.localeCompare(a.endsOn))[0];
  return { consentType: implied?.type ?? null, consentEndsOn: implied?.endsOn ?? null };
}
