import { foldText } from '@hearthline/domain/client/same-person';
import type { ClientValues } from './client-record.ts';
import { toRecord } from './client-record.ts';
import { presentClient } from './clients.presenter.ts';
import type { ClientRecordRow } from './clients.store.ts';

/** What the kept one tells wins; what it lacks comes from the other, and everything that may stand beside it does. */
export function mergeClients(kept: ClientRecordRow, other: ClientRecordRow) {
  const [one, two] = [toValues(kept), toValues(other)];
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
      ...(one.budget === null ? {} : { budget: one.budget, budgetMax: one.budgetMax }),
      // A refusal of one record is a refusal of the person.
      isOptedOut: one.isOptedOut || two.isOptedOut,
    }),
    householdId: kept.householdId ?? other.householdId,
    cadenceDays: kept.cadenceDays ?? other.cadenceDays,
    plannedOn: kept.plannedOn ?? other.plannedOn,
    // Undoing an import must not take away somebody who was there without it.
    importId: kept.importId === other.importId ? kept.importId : null,
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

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function toValues(row: ClientRecordRow): ClientValues {
  const { id, createdAt, updatedAt, isIncomplete, household, ...values } = presentClient(row, []);
  return values;
}
