import type { Language } from '@hearthline/contract/common';
import type { NewsPost, NewsPostInput, NewsText } from '@hearthline/contract/news';
import { isWritten } from '@hearthline/domain/message/is-written';
import { fillPlaceholders, findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';

export const limits = {
  title: 120,
  summary: 300,
  body: 30_000,
  alt: 160,
  cities: 4,
  readers: 1_000,
} as const;
export const postLanguages = ['en', 'fr'] as const satisfies readonly Language[];
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

const emptyText: NewsText = { title: '', summary: '', body: '' };

export const emptyPost: NewsPostInput = {
  texts: { en: emptyText, fr: emptyText },
  cover: null,
  cities: [],
  figureKind: null,
  figureDays: 90,
  isOnSite: true,
};

export const inputOf = ({
  texts,
  cover,
  cities,
  figureKind,
  figureDays,
  isOnSite,
}: NewsPostInput): NewsPostInput => ({ texts, cover, cities, figureKind, figureDays, isOnSite });

export const isSamePart = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const partsOfText = ['title', 'summary', 'body'] as const;

/** How many of title, summary and words are there. */
export const writtenParts = (text: NewsText): number =>
  partsOfText.filter((part) => isWritten(text[part])).length;

export const isBegun = (text: NewsText): boolean => writtenParts(text) > 0;

/** What was changed here on top of what was saved elsewhere, each part by itself. */
export function mergePosts(base: NewsPostInput, mine: NewsPostInput, newest: NewsPostInput): NewsPostInput {
  const merge = <Part>(was: Part, is: Part, found: Part): Part => (isSamePart(was, is) ? found : is);
  const mergeText = (language: Language): NewsText => {
    const [was, is, found] = [base.texts[language], mine.texts[language], newest.texts[language]];
    return {
      title: merge(was.title, is.title, found.title),
      summary: merge(was.summary, is.summary, found.summary),
      body: merge(was.body, is.body, found.body),
    };
  };
  return {
    texts: { en: mergeText('en'), fr: mergeText('fr') },
    cover: merge(base.cover, mine.cover, newest.cover),
    cities: merge(base.cities, mine.cities, newest.cities),
    figureKind: merge(base.figureKind, mine.figureKind, newest.figureKind),
    figureDays: merge(base.figureDays, mine.figureDays, newest.figureDays),
    isOnSite: merge(base.isOnSite, mine.isOnSite, newest.isOnSite),
  };
}

/** Whether the words leave something open for the market. */
export const hasFigures = ({ texts }: Pick<NewsPostInput, 'texts'>): boolean =>
  postLanguages.some((language) =>
    new RegExp(`\\{\\{\\s*(${[...newsFigures, ...newsBlocks].join('|')})\\b`).test(
      Object.values(texts[language]).join(' '),
    ),
  );

export const hasBlock = ({ texts }: Pick<NewsPostInput, 'texts'>): boolean =>
  postLanguages.some((language) => newsBlocks.some((block) => texts[language].body.includes(`{{${block}}}`)));

export interface PostProblem {
  language: Language;
  field: 'title' | 'summary' | 'body' | 'alt' | 'cities';
  code: 'required' | 'tooLong' | 'unknown';
  /** Placeholders that nothing fills. */
  names: string[];
}

/** What keeps a post from being published or sent, in the order of the fields. */
export function findProblems(post: NewsPostInput, current: Language): PostProblem[] {
  const { texts, cover } = post;
  const written = postLanguages.filter((language) => isBegun(texts[language]));
  if (written.length === 0) return [{ language: current, field: 'title', code: 'required', names: [] }];
  const withoutCity: PostProblem[] =
    hasFigures(post) && post.cities.length === 0
      ? [{ language: current, field: 'cities', code: 'required', names: [] }]
      : [];
  const ofWords = written.flatMap((language) => {
    const { title, summary, body } = texts[language];
    const problems: PostProblem[] = [];
    const add = (field: PostProblem['field'], code: PostProblem['code'], names: string[] = []) =>
      problems.push({ language, field, code, names });
    const unknownIn = (text: string) => findUnknownPlaceholders(text, [...newsFigures, ...newsBlocks]);
    const unknown = unknownIn(body);
    if (!isWritten(title)) add('title', 'required');
    else if (unknownIn(title).length > 0) add('title', 'unknown', unknownIn(title));
    if (unknownIn(summary).length > 0) add('summary', 'unknown', unknownIn(summary));
    if (!isWritten(body)) add('body', 'required');
    else if (body.length > limits.body) add('body', 'tooLong');
    else if (unknown.length > 0) add('body', 'unknown', unknown);
    if (cover && cover.alt[language].trim() === '') add('alt', 'required');
    return problems;
  });
  return [...ofWords, ...withoutCity];
}

/** As it is told elsewhere: with the name of the first place, and without what only the market knows. */
export function titleOf(
  { texts }: Pick<NewsPost, 'texts'>,
  places: NewsPost['places'] | undefined,
  language: Language,
): string {
  const title = texts[language].title || texts[otherLanguage(language)].title;
  const words = Object.fromEntries(newsFigures.map((figure) => [figure, '…']));
  return fillPlaceholders(title, { ...words, place: places?.[0]?.name ?? '…' }).trim();
}
