import type { ImportIssueKind } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { clientVocabularies } from '@hearthline/format/vocabulary/client';
import { tallyOf } from './import.presenter.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportNotification } from './import-ports.ts';

/** Whoever imports more than this may have gone elsewhere meanwhile. */
export const notifyFromRows = 200;

type Words = Record<Language, string>;

export const reportHeadings: Record<'row' | 'result' | 'reasons', Words> = {
  row: { en: 'Row', fr: 'Ligne' },
  result: { en: 'Result', fr: 'Résultat' },
  reasons: { en: 'Reasons', fr: 'Raisons' },
};

export const kindWords: Record<ImportIssueKind, Words> = {
  refused: { en: 'Left out', fr: 'Laissée de côté' },
  incomplete: { en: 'Incomplete', fr: 'Incomplète' },
  known: { en: 'Known email', fr: 'Courriel connu' },
  likely: { en: 'Likely known', fr: 'Probablement connue' },
};

/** What a column can be besides the fields. */
const ownTargets: Record<string, Words> = {
  otherEmail: { en: 'other email', fr: 'autre courriel' },
  otherPhone: { en: 'other phone', fr: 'autre téléphone' },
};

function nameField(target: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = clientVocabularies[language].field;
  return ownTargets[target]?.[language] ?? lowerFirst(labels[target] ?? target);
}

type Sentence = (subject: string, row: string) => Words;

const sentences: Record<string, Sentence> = {
  unreadable: () => ({ en: 'The row cannot be read', fr: 'La ligne est illisible' }),
  noName: () => ({
    en: 'No name, email or phone',
    fr: 'Ni nom, ni courriel, ni téléphone',
  }),
  overLimit: () => ({
    en: 'Your plan has no room for more clients',
    fr: 'Votre forfait n’a plus de place pour d’autres clients',
  }),
  doubled: (row) => ({ en: `Same email as row ${row}`, fr: `Même courriel que la ligne ${row}` }),
  'same:email': () => ({
    en: 'The email belongs to a client',
    fr: 'Le courriel appartient à un client',
  }),
  'same:phone': (_, row) =>
    row
      ? { en: `Same phone as row ${row}`, fr: `Même téléphone que la ligne ${row}` }
      : { en: 'The phone belongs to a client', fr: 'Le téléphone appartient à un client' },
  'same:nameAndAddress': (_, row) =>
    row
      ? { en: `Same name and address as row ${row}`, fr: `Mêmes nom et adresse que la ligne ${row}` }
      : { en: 'A client has this name and address', fr: 'Un client a ce nom et cette adresse' },
};

/** A reason's code as a sentence. */
export function reasonText(reason: string, language: Language): string {
  const [kind = '', subject = '', row = ''] = reason.split(':');
  const sentence = sentences[`${kind}:${subject}`] ?? sentences[kind];
  if (sentence) return sentence(subject, row)[language];
  const field = nameField(subject, language);
  const texts: Record<string, Words> = {
    missing: { en: `No ${field}`, fr: `Sans ${field}` },
    invalid: {
      en: `Value could not be read (${field}); it is in the note`,
      fr: `Valeur illisible (${field}), conservée dans la note`,
    },
    cut: { en: `Too long: ${field}`, fr: `Trop long\u00A0: ${field}` },
    taken: {
      en: `Belongs to somebody else: ${field}`,
      fr: `Appartient à quelqu’un d’autre\u00A0: ${field}`,
    },
  };
  return texts[kind]?.[language] ?? reason;
}

export function doneNotification(row: ImportRow): ImportNotification {
  const { created, updated } = tallyOf(row);
  const leftOut = row.rowsTotal - created - updated;
  return {
    type: 'Success',
    title: { en: 'Import finished', fr: 'Importation terminée' },
    body: {
      en: `${count(created, 'en')} added, ${count(updated, 'en')} updated, ${count(leftOut, 'en')} left out`,
      fr: `${count(created, 'fr')} ajoutés, ${count(updated, 'fr')} mis à jour, ${count(leftOut, 'fr')} laissés de côté`,
    },
    link: `/clients/import?id=${row.id}`,
    dedupKey: `import:${row.id}`,
  };
}

const count = (value: number, language: Language): string => createFormat(language).number(value);
