import type { BasketReader } from '@hearthline/contract/baskets';
import type { Language } from '@hearthline/contract/common';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { Addressee, AddresseeVerdict } from '../../../platform/messages/reader-message.ts';
import type { BasketClient, BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { BasketRecord } from './baskets.store.ts';
import type { ReaderRow } from './readers.store.ts';

/** Who a reader is: a client, or an address that is no client's. */
export type ReaderName = Pick<ReaderRow, 'clientId' | 'email'>;

/** Somebody whom a basket is for, as far as their record tells. */
export interface KnownReader<Row extends ReaderName = ReaderRow> {
  row: Row;
  /** Null for an address that is no client's. */
  client: BasketClient | null;
  /** What they are called; the address where nothing else is known. */
  name: string;
  firstName: string;
  language: Language;
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const addresseeOf = ({ client, row }: KnownReader<ReaderName>): Addressee =>
  client ? { clientId: client.id } : { email: row.email, name: '' };

/**
 * A basket is for its client, for everybody who lives with them where that is wanted, and for the additional e-mail,
 * which counts as a client where it is one's. Who is no longer among them loses their link; what they said stays.
 */
export async function settleReaders(
  ports: BasketPorts,
  transaction: BasketTransaction,
  basket: Pick<BasketRecord, 'id' | 'clientId' | 'isForHousehold' | 'additionalEmail'>,
): Promise<void> {
  const { tx, agentId, readers, now, today } = transaction;
  const [client] = await ports.clients.list(tx, agentId, [basket.clientId]);
  if (!client) throw new AppError('not_found');
  const wanted = await listWanted(ports, transaction, basket, client);
  const known = await readers.listAll(basket.id);
  for (const each of wanted) {
    const row = known.find(({ clientId, email }) =>
      each.clientId === null ? clientId === null && email === each.email : clientId === each.clientId,
    );
    if (!row) await readers.insert({ ...each, agentId, id: createId(), basketId: basket.id, createdAt: now });
    else if (row.removedAt !== null) await readers.update(row.id, { removedAt: null });
    if (each.clientId === null)
      await ports.clients.refer(tx, agentId, each.email, {
        referredBy: nameOf(client),
        day: today,
        at: now,
      });
  }
  const gone = known.filter(
    (row) =>
      row.removedAt === null &&
      !wanted.some((each) => each.clientId === row.clientId && each.email === row.email),
  );
  for (const { id } of gone) {
    await readers.update(id, { removedAt: now });
    await ports.pageLinks.close(tx, id);
  }
}

async function listWanted(
  ports: BasketPorts,
  { tx, agentId }: BasketTransaction,
  { isForHousehold, additionalEmail }: Pick<BasketRecord, 'isForHousehold' | 'additionalEmail'>,
  client: BasketClient,
): Promise<{ clientId: string | null; email: string }[]> {
  const household =
    isForHousehold && client.householdId !== null
      ? await ports.clients.listHousehold(tx, agentId, client.householdId)
      : [];
  const ids = new Set([client.id, ...household.map(({ id }) => id)]);
  if (additionalEmail === '') return [...ids].map((clientId) => ({ clientId, email: '' }));
  const owner = await ports.clients.findByEmail(tx, agentId, additionalEmail);
  if (owner !== null) ids.add(owner);
  const asClients = [...ids].map((clientId) => ({ clientId, email: '' }));
  return owner === null ? [...asClients, { clientId: null, email: additionalEmail }] : asClients;
}

/** Those for whom the baskets are, with their names, by basket. */
export async function listReaders(
  ports: Pick<BasketPorts, 'clients'>,
  { tx, agentId, readers, language }: BasketTransaction,
  basketIds: readonly string[],
): Promise<Map<string, KnownReader[]>> {
  const found = await findClients(ports, { tx, agentId }, await readers.list(basketIds));
  const known = found.map(({ row, client }) => describeReader(row, client, language));
  return Map.groupBy(known, ({ row }) => row.basketId);
}

/** Readers with their records; one whose client was deleted, and may come back, is none meanwhile. */
export async function findClients<Row extends ReaderName>(
  ports: Pick<BasketPorts, 'clients'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  rows: readonly Row[],
): Promise<Pick<KnownReader<Row>, 'row' | 'client'>[]> {
  const ids = rows.flatMap(({ clientId }) => clientId ?? []);
  const clients = ids.length > 0 ? await ports.clients.list(tx, agentId, ids) : [];
  const clientById = new Map(clients.map((client) => [client.id, client]));
  return rows.flatMap((row) => {
    const client = row.clientId === null ? null : clientById.get(row.clientId);
    return client === undefined ? [] : [{ row, client }];
  });
}

/** The reader's own language, else the agent's. */
export function describeReader<Row extends ReaderName>(
  row: Row,
  client: BasketClient | null,
  agentLanguage: Language,
): KnownReader<Row> {
  const own = client?.language;
  return {
    row,
    client,
    name: client ? nameOf(client) : row.email,
    firstName: client?.firstName ?? '',
    language: own === 'fr' || own === 'en' ? own : agentLanguage,
  };
}

export function presentReader(
  { row, client, name, language }: KnownReader,
  link: { url: string; expiresAt: Date } | undefined,
  verdict: AddresseeVerdict | undefined,
): BasketReader {
  return {
    readerId: row.id,
    clientId: row.clientId,
    name,
    email: client ? client.email : row.email,
    language,
    link: link ? { url: link.url, expiresAt: link.expiresAt.toISOString() } : null,
    visits: row.visits,
    visitedAt: row.visitedAt?.toISOString() ?? null,
    sharesAnswers: row.sharesAnswers,
    leftOut: verdict?.reason ?? null,
    consentEndsOn: verdict?.consentEndsOn ?? null,
  };
}
