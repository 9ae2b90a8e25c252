import type { BasketPageFrame } from '@hearthline/contract/basket-page';
import { localDay } from '@hearthline/domain/time-zone';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { textsOf } from '../../texts/texts.ts';

/** What chooses a page of the basket, beside the language. */
export type PageQuery = { view?: 'map' | 'compare'; home?: string; older?: string; also?: string };

/** What every part of the page needs: its words, its formats, and the ways to the others. */
export type PageContext = ReturnType<typeof createPageContext>;

export function createPageContext(frame: BasketPageFrame, here: PageQuery) {
  const { language, path, timeZone, agent, now } = frame;
  const linkTo = (query: PageQuery, part = '', lan = language) =>
    `${path}?${new URLSearchParams({ ...query, lan })}${part === '' ? '' : `#${part}`}`;
  const { basket, alert } = textsOf(language);
  return {
    frame,
    here,
    texts: basket,
    alert,
    timeZone,
    now,
    vocabulary: listingVocabularies[language],
    format: createFormat(language, timeZone),
    agent: firstNameOf(agent.name),
    today: localDay(new Date(now), timeZone),
    linkTo,
    linkToHome: (home: string) => linkTo({ home }),
  };
}

/** As people call the agent on the page. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Of the first and the last name. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => part?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

/** The id of a home's part of the page. */
export const partOf = (homeId: string): string => `home-${homeId}`;
