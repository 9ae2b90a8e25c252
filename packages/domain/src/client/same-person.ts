import { foldAccents } from '../fold-accents.ts';
/** What two records of people are compared by. */
export interface Identity {
  firstName: string;
  lastName: string;
  emails: readonly string[];
  phones: readonly string[];
  address1: string;
  postalCode: string;
}

/** The surest first. */
export const sameReasons = ['email', 'phone', 'nameAndAddress'] as const;
export type SameReason = (typeof sameReasons)[number];

/** Why two records are likely the same person; empty where nothing says so. */
export function findSameReasons(one: Identity, other: Identity): SameReason[] {
  const reasons: SameReason[] = [];
  const shares = (a: readonly string[], b: readonly string[]) =>
    a.some((item) => item !== '' && b.includes(item));
  if (shares(one.emails.map(lower), other.emails.map(lower))) reasons.push('email');
  if (shares(one.phones, other.phones)) reasons.push('phone');
  if (hasSameName(one, other) && hasSameAddress(one, other)) reasons.push('nameAndAddress');
  return reasons;
}

const lower = (text: string): string => text.trim().toLowerCase();

function hasSameName(one: Identity, other: Identity): boolean {
  const [name, otherName] = [one, other].map(({ firstName, lastName }) =>
    foldText(`${firstName} ${lastName}`),
  );
  return name !== '' && name === otherName;
}

function hasSameAddress(one: Identity, other: Identity): boolean {
  const [place, otherPlace] = [one, other].map(({ address1, postalCode }) =>
    foldText(address1) === '' ? '' : `${foldText(address1)}|${foldText(postalCode).replaceAll(' ', '')}`,
  );
  return place !== '' && place === otherPlace;
}

/** As searching and comparing see a text: no accents, no capitals, nothing but letters, digits and single spaces. */
export function foldText(text: string): string {
  // Most texts have no accents to take away, and looking for them takes most of the time.
  if (!/[^ -~]/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9@.]+/g, ' ')
      .trim();
  return foldAccents(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[œ]/g, 'oe')
    .replace(/[æ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[ß]/g, 'ss')
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim();
}
