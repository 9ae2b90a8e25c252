import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedFields } from '../criteria/criteria.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { arbitraryPhrases } from './testing/arbitrary-sentences.ts';
import { englishDeals } from './testing/english-agents-deals.ts';
import { englishHomes } from './testing/english-agents-homes.ts';
import { englishSentences } from './testing/english-sentences.ts';
import { frenchDeals } from './testing/french-agents-deals.ts';
import { frenchHomes } from './testing/french-agents-homes.ts';
import { frenchSentences } from './testing/french-sentences.ts';
import { laterSentences } from './testing/later-agents.ts';
import { understand } from './testing/sample-sentences.ts';
import { normaliseWord, parseTokens } from './tokens.ts';
import { isSilent } from './words/stop-words.ts';

const known = [
  ...englishSentences,
  ...englishHomes,
  ...englishDeals,
  ...frenchSentences,
  ...frenchHomes,
  ...frenchDeals,
  ...laterSentences,
].map(([text]) => text);
const knownSentence = fc.constantFrom(...known);
const knownWord = fc.constantFrom(...new Set(known.flatMap((text) => text.split(' '))));

/** Words of the trade, numbers and noise in any order. */
const jumble = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: knownWord },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 2_000_000 }).map(String) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('$', '%', '+', '-', 'k', 'M', ',', 'x', "'", '"', '½', '/', '<'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { maxLength: 20 },
  )
  .chain((words) => fc.constantFrom(' ', '', ', ').map((gap) => words.join(gap)));
const anyText = fc.oneof(
  jumble,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
);

const nonsense = fc
  .string({ unit: fc.constantFrom(...'bcdfgjkpqvwz'), minLength: 5, maxLength: 9 })
  .map((letters) => `zq${letters}`);

/** Equal up to what quotes and addresses keep of the way they were typed. */
const comparable = (text: string) => normaliseWord(JSON.stringify(understand(text).criteria));

describe('any text', () => {
  it('[LIST-01] leaves nothing out but stop words, in order and without overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { parts, unknown } = understand(text);
        let end = 0;
        for (const part of [...parts, { start: text.length, end: text.length, text: '', field: null }]) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.text).toBe(text.slice(part.start, part.end));
          expect(parseTokens(text.slice(end, part.start)).filter((token) => !isSilent(token))).toEqual([]);
          end = part.end;
        }
        expect(unknown).toEqual(parts.filter((part) => part.field === null).map((part) => part.text));
      }),
      manyRuns(500),
    );
  });

  it('[LIST-01] becomes criteria that the search takes, and every part tells a field of them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { criteria, parts } = understand(text);
        expect(criteriaSchema.safeParse(criteria).error?.issues).toBeUndefined();
        const used = usedFields(criteria);
        expect(parts.filter((part) => part.field !== null && !used.includes(part.field))).toEqual([]);
      }),
      manyRuns(500),
    );
  });

  it('may be very long', () => {
    const text = `${known.join(' ')} `.repeat(5);
    expect(understand(text).parts.length).toBeGreaterThan(1_000);
  });
});

describe('known sentences', () => {
  it('mean the same in capitals, without accents, decomposed and with other spaces', () => {
    fc.assert(
      fc.property(
        knownSentence,
        fc.subarray([
          (text: string) => text.toUpperCase(),
          (text: string) => text.normalize('NFD'),
          (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
          (text: string) => text.replace(/\s/g, ' \u00a0 '),
          (text: string) => `  ${text}\n`,
          (text: string) => text.replaceAll("'", '’'),
        ]),
        (text, changes) => {
          expect(comparable(changes.reduce((changed, change) => change(changed), text))).toBe(
            comparable(text),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('report a word that means nothing, and nothing else changes', () => {
    fc.assert(
      fc.property(knownSentence, nonsense, fc.boolean(), (text, word, isFirst) => {
        const { criteria, unknown } = understand(isFirst ? `${word}, ${text}` : `${text}, ${word}`);
        expect(unknown).toContain(word);
        expect(criteria).toEqual(understand(text).criteria);
      }),
      { numRuns: 200 },
    );
  });

  it('keep their parts when they are moved', () => {
    fc.assert(
      fc.property(knownSentence, fc.integer({ min: 0, max: 9 }), (text, by) => {
        const moved = understand(' '.repeat(by) + text).parts;
        expect(moved.map((part) => ({ ...part, start: part.start - by, end: part.end - by }))).toEqual(
          understand(text).parts,
        );
      }),
    );
  });
});

describe('criteria told as a sentence', () => {
  it('[LIST-01] are understood back', () => {
    fc.assert(
      fc.property(arbitraryPhrases, ({ text, criteria }) => {
        expect(understand(text)).toMatchObject({ criteria, unknown: [] });
        expect(understand(text).criteria).toEqual(criteria);
      }),
      manyRuns(800),
    );
  });
});
