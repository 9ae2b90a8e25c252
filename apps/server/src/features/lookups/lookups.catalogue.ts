import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import { titles } from '@hearthline/contract/users';
import { daysInMonth, toIsoDate } from '@hearthline/domain/calendar';
import { createFormat } from '@hearthline/format/format';
import { personEn } from '@hearthline/format/vocabulary/person.en';
import { personFr } from '@hearthline/format/vocabulary/person.fr';

import type { ClientLookupType } from './lookups.clients.ts';
import { isClientLookup, listClientLookup } from './lookups.clients.ts';
import type { MarketLookupType } from './lookups.market.ts';
import { listMarketLookup } from './lookups.market.ts';

type Names = Record<Language, string>;
type Entry = [code: string, names: Names];

const same = (name: string): Names => ({ en: name, fr: name });

const fixedLists: Record<Exclude<LookupType, 'Month' | MarketLookupType | ClientLookupType>, Entry[]> = {
  Title: titles
    .filter((title) => title !== '')
    .map((title) => [title, { en: personEn.title[title], fr: personFr.title[title] }]),
  Language: [
    ['en', same('English')],
    ['fr', same('Français')],
  ],
  Theme: [
    ['light', { en: 'Light', fr: 'Clair' }],
    ['dark', { en: 'Dark', fr: 'Sombre' }],
  ],
  UserType: [
    ['Agent', { en: 'Agent', fr: 'Courtier' }],
    ['Client', { en: 'Client', fr: 'Client' }],
  ],
  Country: [
    ['CA', same('Canada')],
    ['US', { en: 'United States', fr: 'États-Unis' }],
  ],
  TimeZone: [
    ['America/St_Johns', { en: 'St. John’s, Newfoundland time', fr: 'St. John’s, heure de Terre-Neuve' }],
    ['America/Halifax', { en: 'Halifax, Atlantic time', fr: 'Halifax, heure de l’Atlantique' }],
    ['America/Toronto', { en: 'Toronto, Eastern time', fr: 'Toronto, heure de l’Est' }],
    ['America/Winnipeg', { en: 'Winnipeg, Central time', fr: 'Winnipeg, heure du Centre' }],
    ['America/Regina', { en: 'Regina, Central time all year', fr: 'Regina, heure du Centre toute l’année' }],
    ['America/Edmonton', { en: 'Edmonton, Mountain time', fr: 'Edmonton, heure des Rocheuses' }],
    ['America/Vancouver', { en: 'Vancouver, Pacific time', fr: 'Vancouver, heure du Pacifique' }],
    ['America/Whitehorse', { en: 'Whitehorse, Yukon time', fr: 'Whitehorse, heure du Yukon' }],
  ],
};

/** A leap year, so that people born on 29 February find their day. */
const leapYear = 2024;

export function listLookup(type: LookupType, language: Language): LookupItem[] {
  if (type === 'Month') return listMonths(language);
  if (isClientLookup(type)) return listClientLookup(type, language);
  if (!(type in fixedLists)) return listMarketLookup(type as MarketLookupType, language);
  return fixedLists[type as keyof typeof fixedLists].map(([code, names]) => ({
    id: code,
    name: names[language],
    code,
  }));
}

function listMonths(language: Language): LookupItem[] {
  const format = createFormat(language);
  return Array.from({ length: 12 }, (_, index) => {
    const code = String(index + 1);
    return { id: code, name: format.longMonth(toIsoDate(leapYear, index + 1, 1)), code };
  });
}

export function listDaysOfMonth(month: number): LookupItem[] {
  const length = daysInMonth(leapYear, month);
  return Array.from({ length }, (_, index) => {
    const code = String(index + 1);
    return { id: code, name: code, code };
  });
}
