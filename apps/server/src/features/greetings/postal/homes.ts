import type { AddressCheck, AddressCounts, AddressFilter } from '@hearthline/contract/postal-cards';
import { nameAddressees } from '@hearthline/domain/greeting/addressees';
import type { AddressParts, HomeAddress, PostalProblem } from '@hearthline/domain/greeting/postal-address';
import { findProvince, householdKey, makeAddressBlock } from '@hearthline/domain/greeting/postal-address';
import type { PostalPlace } from '@hearthline/domain/greeting/postal-plan';
import type { Language } from '@hearthline/domain/language';
import { fillPlaceholders, placeholderNames } from '@hearthline/domain/message/placeholders';
import { makePrintable } from './print/printable.ts';
import type { Resident } from './residents.store.ts';

export const postalPlaceholderNames = [...placeholderNames, 'street'] as const;

/** Everybody of a home, who get one card together. */
export interface Home {
  people: [Resident, ...Resident[]];
  name: string;
  language: Language;
  /** The same for everybody who lives there; null where no card can go. */
  household: string | null;
  /** As printed; empty where it cannot be. */
  lines: readonly string[];
  parts: AddressParts | null;
  typed: string;
  check: AddressCheck;
  problems: readonly PostalProblem[];
}

const and: Record<Language, string> = { en: ' and ', fr: ' et ' };

/**
 * One card a home: who said no to paper or is left in peace speaks for all who live there, also where the card was not
 * meant for them.
 */
export function groupHomes(
  residents: readonly Resident[],
  { leftOut, unwilling }: { leftOut: readonly string[]; unwilling: readonly Resident[] },
): Home[] {
  const byKey = new Map<string, [Resident, ...Resident[]]>();
  for (const resident of residents) {
    const key = householdKey(resident) ?? resident.id;
    const people = byKey.get(key);
    if (people) people.push(resident);
    else byKey.set(key, [resident]);
  }
  const skipped = new Set(leftOut);
  const housemates = Map.groupBy(unwilling, householdKey);
  return [...byKey.values()].map((people) => {
    const household = householdKey(people[0]);
    const others = household === null ? [] : (housemates.get(household) ?? []);
    return describeHome(people, { household, others, leftOut: skipped });
  });
}

interface Around {
  household: string | null;
  /** Unwilling, whether or not they are among those whom the card is meant for. */
  others: readonly Resident[];
  leftOut: ReadonlySet<string>;
}

function describeHome(people: [Resident, ...Resident[]], { household, others, leftOut }: Around): Home {
  const [first] = people;
  const { language } = first;
  const block = makeAddressBlock(nameAddressees(people, language), first);
  const printed = block.lines?.map((line) => makePrintable(line, { isAddress: true })) ?? [];
  const lacksSigns = printed.some(({ missing }) => missing.length > 0);
  const problems: readonly PostalProblem[] =
    block.problems ?? (lacksSigns ? [{ field: 'name', problem: 'invalid' }] : []);
  const canBePrinted = problems.length === 0;
  return {
    people,
    name: joinWords(
      people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
      language,
    ),
    language,
    household,
    lines: canBePrinted ? printed.map(({ text }) => text) : [],
    parts: (canBePrinted && block.parts) || null,
    typed: typedAddress(first),
    check: checkOf([...people, ...others], leftOut, problems),
    problems,
  };
}

function checkOf(
  people: readonly Resident[],
  leftOut: ReadonlySet<string>,
  problems: readonly PostalProblem[],
): AddressCheck {
  if (people.some(({ wantsNoPaper }) => wantsNoPaper)) return 'noPaper';
  if (people.some(({ isHeld }) => isHeld)) return 'held';
  if (people.some(({ id }) => leftOut.has(id))) return 'leftOut';
  return problems.length > 0 ? 'incomplete' : 'complete';
}

const typedAddress = ({ unit, address1, address2, city, province, postalCode }: HomeAddress): string =>
  [[unit, address1].filter(Boolean).join('-'), address2, city, province, postalCode]
    .filter((part) => part !== '')
    .join(', ');

function joinWords(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : words.slice(0, -1).join(', ') + and[language] + last;
}

export const placeOfHome = ({ people: [{ city, province }] }: Home): PostalPlace[] => {
  const found = findProvince(province);
  return found ? [{ city, province: found }] : [];
};

export interface PostalWords {
  line: Record<Language, string>;
  message: Record<Language, string>;
}

/** In the home's own language where it is written in it, else in the other one. */
export function languageFor(words: Pick<PostalWords, 'message'>, own: Language): Language {
  const other = own === 'en' ? 'fr' : 'en';
  return words.message[own].trim() === '' && words.message[other].trim() !== '' ? other : own;
}

/** What stands on the back for one home, with the signs that cannot be printed. */
export function writeMessage(
  words: Pick<PostalWords, 'message'>,
  { people, language: own, name }: Pick<Home, 'people' | 'language' | 'name'>,
  agent: { firstName: string; lastName: string; brokerage: string },
): { language: Language; message: string; missing: string[] } {
  const language = languageFor(words, own);
  const [first] = people;
  const filled = fillPlaceholders(words.message[language], {
    firstName: joinWords(people.map(({ firstName }) => firstName).filter(Boolean), language),
    lastName: first.lastName,
    fullName: name,
    city: first.city,
    street: first.address1,
    agentName: `${agent.firstName} ${agent.lastName}`.trim(),
    brokerage: agent.brokerage,
  });
  const { text, missing } = makePrintable(filled);
  return { language, message: text, missing };
}

type Sorted = Pick<Home, 'check' | 'language'>;

const matchers: Record<AddressFilter, (home: Sorted) => boolean> = {
  all: () => true,
  complete: ({ check }) => check === 'complete',
  toFix: ({ check }) => check === 'incomplete',
  french: ({ check, language }) => check === 'complete' && language === 'fr',
  without: ({ check }) => check === 'held' || check === 'noPaper' || check === 'leftOut',
};

export const filterHomes = <T extends Sorted>(homes: readonly T[], filter: AddressFilter): T[] =>
  homes.filter(matchers[filter]);

export function countHomes(homes: readonly Sorted[]): AddressCounts {
  const countOf = (filter: AddressFilter) => filterHomes(homes, filter).length;
  return {
    all: homes.length,
    complete: countOf('complete'),
    toFix: countOf('toFix'),
    french: countOf('french'),
    without: countOf('without'),
  };
}
