import { Parser } from 'htmlparser2';
import type { UnknownWord } from '../warnings.ts';
import type { ExplainWord } from '../words.ts';
import { simplifyWord } from '../words.ts';
import type { FeedClient } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import { walkByKey } from './walks.ts';

export interface Lookups {
  explain: ExplainWord;
  /** Reads the feed's lists again if they may explain a word; true where there is something new to try. */
  fetchWords(words: readonly UnknownWord[]): Promise<boolean>;
}

const maxWords = 200_000;
/** Of the feed's lists in one run: a feed full of strange words is not read over and over. */
const maxRequests = 5;
/** What the words of a feed stand for. Boards add words at any time, so the lists are read when one is unknown. */
export function createLookups(client: FeedClient): Lookups {
  let meanings = new Map<string, string>();
  let requests = 0;
  const asked = new Set<string>();
  return {
    explain: (field, word) => meanings.get(nameOf(field, word)) ?? meanings.get(nameOf('', word)) ?? null,
    fetchWords: async (words) => {
      const fresh = words.filter(({ field, word }) => !asked.has(nameOf(field, word)));
      if (fresh.length === 0 || requests >= maxRequests) return false;
      for (const { field, word } of fresh) asked.add(nameOf(field, word));
      requests += 1;
      meanings = (await fetchLookupResource(client)) ?? (await fetchMetadata(client)) ?? meanings;
      return meanings.size > 0;
    },
  };
}

async function fetchLookupResource(client: FeedClient): Promise<Map<string, string> | null> {
  const meanings = new Map<string, string>();
  try {
    for await (const { rows } of walkByKey(client, { resource: 'Lookup', keyField: 'LookupKey' })) {
      for (const row of rows) {
        const {
          LookupName: name,
          LookupValue: value,
          StandardLookupValue: standard,
          LegacyODataValue: legacy,
        } = row;
        const meaning = isText(standard) ? standard : value;
        if (!isText(meaning) || meanings.size > maxWords) continue;
        for (const word of [value, legacy].filter(isText)) {
          if (isText(name)) meanings.set(nameOf(name, word), meaning);
          meanings.set(nameOf('', word), meaning);
        }
      }
    }
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
  return meanings.size > 0 ? meanings : null;
}

/** Older servers describe their words in the metadata, each with its standard name beside it. */
async function fetchMetadata(client: FeedClient): Promise<Map<string, string> | null> {
  const meanings = new Map<string, string>();
  try {
    let word = '';
    const parser = new Parser(
      {
        onopentag: (tag, { Name = '', Term = '', String: meaning = '' }) => {
          if (tag === 'Member') word = Name;
          const isMeaning = Term.endsWith('StandardName') && word !== '' && meaning !== '';
          if (isMeaning && meanings.size < maxWords) meanings.set(nameOf('', word), meaning);
        },
        onclosetag: (tag) => {
          if (tag === 'Member') word = '';
        },
      },
      { xmlMode: true },
    );
    parser.end(await client.getText('$metadata'));
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
  return meanings;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function nameOf(field: string, word: string): string {
  return `${field}\n${simplifyWord(word)}`;
}
