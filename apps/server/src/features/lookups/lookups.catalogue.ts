import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';

import type { ClientLookupType } from './lookups.clients.ts';
import { isClientLookup, listClientLookup } from './lookups.clients.ts';
import type { MarketLookupType } from './lookups.market.ts';
import { listMarketLookup } from './lookups.market.ts';

type Names = Record<Language, string>;
type Entry = [code: string, names: Names];

const same = (name: string): Names => ({ en: name, fr: name });

const fixedLists: Record<Exclude<LookupType, 'Month' | MarketLookupType | ClientLookupType>, Entry[]> = {
  Title: [
    ['Mr', { en: 'Mr.', fr: 'M.' }],
    ['Ms', { en: 'Ms.', fr: 'Mme' }],
    ['Mx', same('Mx')],
    ['Dr', { en: 'Dr.', fr: 'Dr' }],
  ],
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
  Province: [
    ['AB', same('Alberta')],
    ['BC', { en: 'British Columbia', fr: 'Colombie-Britannique' }],
    ['MB', same('Manitoba')],
    ['NB', { en: 'New Brunswick', fr: 'Nouveau-Brunswick' }],
    ['NL', { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' }],
    ['NS', { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' }],
    ['NT', { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' }],
    ['NU', same('Nunavut')],
    ['ON', same('Ontario')],
    ['PE', { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' }],
    ['QC', { en: 'Quebec', fr: 'Québec' }],
    ['SK', same('Saskatchewan')],
    ['YT', same('Yukon')],
  ],
};

export const locales: Names = { en: 'en-CA', fr: 'fr-CA' };
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
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => {
    const code = String(index + 1);
    return { id: code, name: format.format(Date.UTC(leapYear, index, 1)), code };
  });
}

export function listDaysOfMonth(month: number): LookupItem[] {
  const length = new Date(Date.UTC(leapYear, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => {
    const code = String(index + 1);
    return { id: code, name: code, code };
  });
}
