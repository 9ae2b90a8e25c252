import { expect, it } from 'vitest';
import { nameJobTitle } from './person.ts';

it.each([
  ['Sales representative', 'fr', 'Ms', 'Représentante commerciale'],
  ['sales Representative ', 'fr', 'Mr', 'Représentant commercial'],
  ['Broker of record', 'fr', '', 'Courtier responsable'],
  ['Courtière immobilière', 'en', 'Ms', 'Real estate broker'],
  // In the language already, or known to nobody but its agent.
  ['Courtière immobilière', 'fr', '', 'Courtière immobilière'],
  ['Lake specialist', 'fr', 'Ms', 'Lake specialist'],
  ['', 'fr', 'Ms', ''],
] as const)(
  'the title %s is read in %s by whoever gets a mail of %s as %s',
  (typed, language, title, name) => {
    expect(nameJobTitle(typed, { language, title })).toBe(name);
  },
);
