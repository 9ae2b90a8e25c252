import type { Language } from '@hearthline/contract/common';
import type { AddressCheck, PostalBatch } from '@hearthline/contract/postal-cards';
import { quoteCell } from '@hearthline/format/csv-cell';
import type { ItemRecord } from './batches.store.ts';

interface SheetWords {
  columns: readonly string[];
  checks: Record<AddressCheck, string>;
  languages: Record<Language, string>;
}

const words: Record<Language, SheetWords> = {
  en: {
    columns: ['Card', 'Client', 'Language', 'As printed', 'Check'],
    checks: {
      complete: 'Printed',
      incomplete: 'Address incomplete',
      held: 'Held by you',
      noPaper: 'Nothing on paper',
      leftOut: 'Left out by you',
    },
    languages: { en: 'English', fr: 'French' },
  },
  fr: {
    columns: ['Carte', 'Client', 'Langue', 'Telle qu’imprimée', 'Vérification'],
    checks: {
      complete: 'Imprimée',
      incomplete: 'Adresse incomplète',
      held: 'Retenue par vous',
      noPaper: 'Rien sur papier',
      leftOut: 'Laissée de côté par vous',
    },
    languages: { en: 'Anglais', fr: 'Français' },
  },
};

/** The rows of the sheet: first those that are printed, numbered as in the file. */
export function rowsOfSheet(items: readonly ItemRecord[], language: Language): string[][] {
  const { checks, languages } = words[language];
  const printed = items.filter(({ check }) => check === 'complete');
  const others = items.filter(({ check }) => check !== 'complete');
  return [...printed, ...others].map((item, index) => [
    item.check === 'complete' ? String(index + 1) : '',
    item.name,
    languages[item.language],
    item.check === 'complete' ? item.lines.join(' / ') : item.typed,
    checks[item.check],
  ]);
}

/** A mark at the front tells spreadsheets that what follows is UTF-8. */
export const csvOfSheet = (items: readonly ItemRecord[], language: Language): string =>
  `\uFEFF${[words[language].columns, ...rowsOfSheet(items, language)]
    .map((row) => `${row.map((cell) => quoteCell(cell)).join(',')}\r\n`)
    .join('')}`;

export interface SheetView {
  title: string;
  facts: string[];
  columns: readonly string[];
  rows: string[][];
  language: Language;
}

/** What lies on top of a batch: what it is, how many, by when, and to whom. */
export function describeSheet(
  batch: PostalBatch,
  items: readonly ItemRecord[],
  language: Language,
): SheetView {
  const { cards, languages, code, size, printBy, mailBy, inHandsOn } = batch;
  const [width, height] = size.split('x');
  const facts =
    language === 'en'
      ? [
          `${cards} cards, ${height} × ${width} in, ${languages.en} English, ${languages.fr} French`,
          `Print by ${printBy} · Post by ${mailBy} · In hands ${inHandsOn}`,
        ]
      : [
          `${cards} cartes, ${height} × ${width} po, ${languages.en} en anglais, ${languages.fr} en français`,
          `Imprimer au plus tard le ${printBy} · Poster au plus tard le ${mailBy} · Reçues le ${inHandsOn}`,
        ];
  return {
    title: `${batch.name} · ${code}`,
    facts,
    columns: words[language].columns,
    rows: rowsOfSheet(items, language),
    language,
  };
}
