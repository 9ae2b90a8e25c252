import type { Client, LikelySame } from '@hearthline/contract/clients';
import type { ClientValues } from '@hearthline/domain/client/fields';
import { parsePhone } from '@hearthline/domain/client/phone';
import type { Identity } from '@hearthline/domain/client/same-person';
import { findSameReasons, foldText } from '@hearthline/domain/client/same-person';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransactions } from '../client-transaction.ts';
import { joinGreetings } from '../privacy/client-greetings.store.ts';
import { toRecord } from '../records/client-record.ts';
import { nameOf, presentRow, valuesOf } from '../records/clients.presenter.ts';
import { presentWithHousehold } from '../records/clients.service.ts';
import type { ClientRecordRow } from '../records/clients.store.ts';

const likelyLimit = 5;

/** One person who is there twice: who it may be, and both made into one. */
export function createDuplicatesService({ open }: ClientTransactions) {
  return {
    find: (agentId: string, identity: Identity, exceptId: string | null): Promise<LikelySame[]> =>
      open(agentId, async (transaction) => {
        const phones = identity.phones.flatMap((text) => parsePhone(text)?.number ?? []);
        const wanted = { ...identity, phones };
        const same = (await transaction.clients.listCandidates(wanted, exceptId))
          .map((row) => ({ row, reasons: findSameReasons(wanted, identityOf(row)) }))
          .filter(({ reasons }) => reasons.length > 0)
          .slice(0, likelyLimit);
        const listed = await transaction.clients.listByIds(same.map(({ row }) => row.id));
        const byId = new Map(listed.map((row) => [row.id, presentRow(row)]));
        return same.flatMap(({ row, reasons }) => {
          const client = byId.get(row.id);
          return client ? [{ client, reasons }] : [];
        });
      }),

    merge: (agentId: string, id: string, otherId: string): Promise<Client> =>
      open(agentId, async (transaction) => {
        const [kept, other] = [await transaction.get(id), await transaction.get(otherId)];
        if (id === otherId) throw new AppError('conflict');
        await transaction.clients.remove([otherId], createId(), transaction.now);
        await transaction.clients.update(id, { ...mergeClients(kept, other), updatedAt: transaction.now });
        await transaction.activity.moveTo(otherId, id);
        await joinGreetings(transaction.tx, agentId, otherId, id);
        await transaction.refreshConsents(id);
        await transaction.refreshLastContact(id);
        await transaction.activity.addChanges([id], 'merged', transaction.now, nameOf(other));
        return presentWithHousehold(transaction, await transaction.get(id));
      }),
  };
}

export type DuplicatesService = ReturnType<typeof createDuplicatesService>;

function identityOf(row: ClientRecordRow): Identity {
  const phones = [row.phone, row.homeNumber, row.officeNumber].concat(
    (row.morePhones as { number: string }[]).map(({ number }) => number),
  );
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    emails: [row.email, ...row.moreEmails],
    phones: phones.flatMap((text) => parsePhone(text)?.number ?? []),
    address1: row.address1,
    postalCode: row.postalCode,
  };
}

/** What the kept one tells wins; what it lacks comes from the other, and everything that may stand beside it does. */
function mergeClients(kept: ClientRecordRow, other: ClientRecordRow) {
  const [one, two] = [valuesOf(kept), valuesOf(other)];
  const merged = Object.fromEntries(
    (Object.keys(one) as (keyof ClientValues)[]).map((field) => [
      field,
      isEmpty(one[field]) ? two[field] : one[field],
    ]),
  ) as unknown as ClientValues;
  const phones = [two.phone, two.homeNumber, two.officeNumber]
    .filter((number) => number !== '')
    .map((number) => ({ label: '', number }))
    .concat(one.morePhones, two.morePhones);
  const own = [merged.phone, merged.homeNumber, merged.officeNumber];
  return {
    ...toRecord({
      ...merged,
      moreEmails: [...new Set([...one.moreEmails, two.email, ...two.moreEmails])].filter(
        (email) => email !== '' && email !== merged.email,
      ),
      morePhones: [...new Map(phones.map((phone) => [phone.number, phone])).values()].filter(
        ({ number }) => !own.includes(number),
      ),
      note: [one.note, two.note].filter((note) => note !== '').join('\n\n'),
      tags: [...new Set([...one.tags, ...two.tags])],
      entryDate: one.entryDate < two.entryDate ? one.entryDate : two.entryDate,
      ...pickAddress(one, two),
      ...pickBudget(one, two),
      // A refusal of one record is a refusal of the person.
      isOptedOut: one.isOptedOut || two.isOptedOut,
    }),
    householdId: kept.householdId ?? other.householdId,
    cadenceDays: kept.cadenceDays ?? other.cadenceDays,
    plannedOn: kept.plannedOn ?? other.plannedOn,
    // Undoing an import must not take away somebody who was there without it.
    importId: kept.importId === other.importId ? kept.importId : null,
    isImported: kept.isImported && other.isImported,
    referral: [kept.referral, other.referral].includes('used')
      ? ('used' as const)
      : (kept.referral ?? other.referral),
  };
}

/** Two halves of two addresses would lead nowhere. */
function pickAddress(one: ClientValues, two: ClientValues): Partial<ClientValues> {
  if (one.address1 !== '' && foldText(one.address1) === foldText(two.address1)) return {};
  const { address1, address2, unit, city, province, postalCode, country } = one.address1 === '' ? two : one;
  return address1 === '' ? {} : { address1, address2, unit, city, province, postalCode, country };
}

/** From and up to belong together. */
function pickBudget(one: ClientValues, two: ClientValues): Pick<ClientValues, 'budget' | 'budgetMax'> {
  const { budget, budgetMax } = one.budget === null ? two : one;
  return { budget, budgetMax };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
