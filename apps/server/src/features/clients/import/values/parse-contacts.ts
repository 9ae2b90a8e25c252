import type { ImportHabit } from '@hearthline/contract/client-import';
import { email } from '@hearthline/contract/common';
import type { ClientPhoneField } from '@hearthline/domain/client/fields';
import { parsePhone, writePhone } from '@hearthline/domain/client/phone';
import { foldText } from '@hearthline/domain/client/same-person';
import type { RowDraft } from './row-draft.ts';

/** What separates several words in one cell depends on who wrote the file. */
const separators: Record<ImportHabit, RegExp> = {
  google: /:::/,
  outlook: /[;,]/,
  followUpBoss: /,/,
  hearthline: /; /,
  vcard: /; /,
  unknown: /[;,|]/,
};

/** Every address in a cell, also from `Amara <amara@example.com>`; null where there is something else in it. */
export function parseEmails(text: string): string[] | null {
  const found = text.split(/[\s<>;,:"()]/).filter((word) => word.slice(1, -1).includes('@'));
  const valid = found.flatMap((address) => email.safeParse(address).data ?? []);
  return valid.length > 0 && valid.length === found.length ? valid : null;
}

export interface LabelledPhone {
  label: string;
  number: string;
}

const betweenNumbers = /:::|;(?!ext=)|[,|\n]|\s\/\s|\bor\b|\bou\b/;

/** Every number in a cell as it is kept; null where one of them is none. */
export function parsePhones(text: string, habit: ImportHabit): LabelledPhone[] | null {
  const whole = parsePhone(text);
  if (whole) return [{ label: '', number: writePhone(whole) }];
  const isListed = habit === 'hearthline' || habit === 'vcard';
  const phones = text
    .split(isListed ? separators[habit] : betweenNumbers)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseLabelled);
  return phones.length > 0 && phones.every((phone) => phone !== null) ? phones : null;
}

function parseLabelled(text: string): LabelledPhone | null {
  const [, label = '', rest = text] = /^(.*):\s+(\+?[\d(].*)$/.exec(text) ?? [];
  const phone = parsePhone(rest.replace(/\([^()\d]*\)/g, '').trim());
  return phone && { label: label.trim(), number: writePhone(phone) };
}

/** Where a number belongs by what it is called; null for a place of its own. */
export function placeOfLabel(label: string): ClientPhoneField | null {
  const words = foldText(label);
  if (/fax|telecop|pager/.test(words)) return null;
  if (/mobile|cell|iphone|portable|main|principal|primary/.test(words)) return 'phone';
  if (/home|domicile|maison|residence/.test(words)) return 'homeNumber';
  return /work|office|bureau|travail|business/.test(words) ? 'officeNumber' : null;
}

export function addPhone(
  draft: RowDraft,
  place: ClientPhoneField | null,
  { label, number }: LabelledPhone,
): void {
  const isThere =
    Object.values(draft.phones).includes(number) || draft.morePhones.some((phone) => phone.number === number);
  if (place && !draft.phones[place] && !draft.morePhones.some((phone) => phone.number === number))
    draft.phones[place] = number;
  else if (!isThere) draft.morePhones.push({ label, number });
}

/** Tags; what a program puts on by itself, such as `* myContacts`, is none. */
export function parseTags(text: string, habit: ImportHabit): string[] {
  return text
    .split(separators[habit])
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !(habit === 'google' && tag.startsWith('*')));
}
