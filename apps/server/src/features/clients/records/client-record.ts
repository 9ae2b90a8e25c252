import type { ClientValues } from '@hearthline/domain/client/fields';
import { allClientFields, findMissing, searchedClientFields } from '@hearthline/domain/client/fields';
import { parsePhone, writePhone } from '@hearthline/domain/client/phone';
import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import { foldText } from '@hearthline/domain/client/same-person';

/** What is known of a client as it is kept, with what is worked out from it. */
export type ClientRecord = ReturnType<typeof toRecord>;

export function toRecord(values: ClientValues) {
  const kept = {
    ...values,
    email: values.email.trim().toLowerCase(),
    moreEmails: distinct(values.moreEmails.map((email) => email.trim().toLowerCase())).filter(
      (email) => email !== values.email.trim().toLowerCase(),
    ),
    phone: keepPhone(values.phone),
    homeNumber: keepPhone(values.homeNumber),
    officeNumber: keepPhone(values.officeNumber),
    morePhones: values.morePhones.map(({ label, number }) => ({ label, number: keepPhone(number) })),
    postalCode: parsePostalCode(values.postalCode, values.country) ?? values.postalCode,
    tags: distinct(values.tags),
  };
  return {
    ...kept,
    morePhones: JSON.stringify(kept.morePhones),
    isIncomplete: findMissing(kept).length > 0,
    searchText: toSearchText(kept),
    sortName: foldText(`${kept.lastName} ${kept.firstName}`),
    similarText: foldText(
      [kept.firstName, kept.lastName, kept.businessName, kept.address1, kept.city]
        .filter((word) => word !== '')
        .join(' '),
    ),
  };
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

function keepPhone(text: string): string {
  const phone = parsePhone(text);
  return phone ? writePhone(phone) : text;
}

/** Beyond this a note finds its client no more; the index would grow for words nobody looks for. */
const searchedNoteLength = 2_000;

function toSearchText(values: ClientValues): string {
  const words = searchedClientFields.flatMap((field) =>
    field === 'morePhones'
      ? values.morePhones.map(({ number }) => number)
      : field === 'note'
        ? values.note.slice(0, searchedNoteLength)
        : values[field],
  );
  words.push(values.postalCode.replaceAll(' ', ''));
  return ` ${foldText(words.filter((word) => word !== '').join(' '))} `;
}

const mostWords = 10;

/** Short words must begin a word, or everybody would be found; longer ones may stand anywhere. */
export function toSearchPatterns(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => (word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`));
}

/** The same words at the beginning of one of a name's own. */
export function toNamePatterns(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `% ${escapeLike(word)}%`);
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

const derivedColumns = ['isIncomplete', 'searchText', 'sortName', 'similarText'] as const;
/** Every column that a record fills. */
export const recordColumns: readonly (keyof ClientRecord)[] = [...allClientFields, ...derivedColumns];
