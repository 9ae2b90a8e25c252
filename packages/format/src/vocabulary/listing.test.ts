import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@hearthline/domain/language';
import { expect, it } from 'vitest';
import { capitalize, lowerFirst } from '../intl-writers.ts';
import { listingVocabularies, nameRoom } from './listing.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

it.each(languages)('the label of a field can stand inside a sentence and come back (%s)', (language) => {
  for (const label of Object.values(listingVocabularies[language].field))
    expect(capitalize(lowerFirst(label))).toBe(label);
  expect(lowerFirst(listingVocabularies.fr.field.storeys)).toBe('nombre d’étages');
  expect(lowerFirst(listingVocabularies.en.field.cooling)).toBe('A/C');
});

it('a room is called as its board calls it, in French by the word that is known for it, or by its kind', () => {
  const powder = { kind: 'bathroom', label: 'Powder room' } as const;
  expect(nameRoom(powder, 'en')).toBe('Powder room');
  expect(nameRoom(powder, 'fr')).toBe('Salle d’eau');
  expect(nameRoom({ kind: 'bathroom', label: 'Spa' }, 'fr')).toBe(listingVocabularies.fr.roomKind.bathroom);
  expect(nameRoom({ kind: 'other', label: 'Boathouse' }, 'fr')).toBe('Boathouse');
  expect(nameRoom({ kind: 'other', label: 'Constructor' }, 'fr')).toBe('Constructor');
  expect(nameRoom({ kind: 'kitchen', label: null }, 'en')).toBe('Kitchen');
});

it('rooms are named here, not once more on the screens', () => {
  const files = execFileSync('git', ['ls-files', 'apps/web/**/texts/*.ts'], { cwd: root, encoding: 'utf8' });
  const copies = files
    .split('\n')
    .filter((file) => /en\.ts$/.test(file))
    .filter((file) =>
      /: '(?:Bedrooms|Bathrooms|Kitchens)'/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(files).toContain('listings/texts/detail.en.ts');
  expect(copies).toEqual([]);
});
