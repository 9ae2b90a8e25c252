import type { Language } from '@hearthline/contract/common';
import type { NamedPlace, PlaceFigures } from '@hearthline/contract/market-figures';
import type { NewsText } from '@hearthline/contract/news';
import type { FiguresPlace, LoadSite, MailBody } from '@hearthline/contract/site';
import { toWrittenLine } from '@hearthline/domain/one-line';
import { fillLine } from '@hearthline/domain/site/fill-sentences';
import { createId } from '../../../platform/ids.ts';
import { figureWordsOf } from './figure-words.ts';
import { fillBody } from './fill-words.ts';

/** What a post says to somebody of one place. */
export interface FilledPost {
  title: string;
  summary: string;
  /** Sanitised; a mark alone in a paragraph stands where a block belongs. */
  body: string;
  blocks: ReadonlyMap<string, MailBody>;
}

export interface Filling {
  language: Language;
  surface: FiguresPlace['surface'];
  place: NamedPlace | null;
  /** Null where none may be shown: then the words stand without any. */
  figures: PlaceFigures | null;
}

const untitled: Record<Language, (place: string) => string> = {
  en: (place) => (place === '' ? 'Market news' : `The market in ${place}`),
  fr: (place) => (place === '' ? 'Nouvelles du marché' : `Le marché à ${place}`),
};

/** Where nothing is left of it, a title says at least where. */
export const fillTitle = (
  title: string,
  language: Language,
  place: NamedPlace | null,
  figures: PlaceFigures | null,
): string =>
  toWrittenLine(fillLine(title, figureWordsOf(language, place, figures))) ||
  untitled[language](place?.name ?? '');

export type FillPost = (text: NewsText, filling: Filling) => Promise<FilledPost>;

/** Puts the figures of a place into the words of a post. */
export function createPostFilling({
  cleanBodies,
  loadSite,
}: {
  cleanBodies(...bodies: string[]): Promise<string[]>;
  loadSite: LoadSite;
}): FillPost {
  return async (text, { language, surface, place, figures }) => {
    const words = figureWordsOf(language, place, figures);
    const [cleaned = ''] = await cleanBodies(text.body);
    const filled = fillBody(cleaned, words, () => `block ${createId()}`);
    const [body = ''] = await cleanBodies(filled.html);
    const blocks = new Map<string, MailBody>();
    for (const { mark, name } of filled.blocks)
      blocks.set(
        mark,
        figures
          ? (await loadSite()).renderFigures(figures, { language, surface, block: name })
          : { html: '', text: '' },
      );
    return {
      title: fillTitle(text.title, language, place, figures),
      summary: fillLine(text.summary, words),
      body,
      blocks,
    };
  };
}

/** With its blocks in their places; nobody reads a mark that has none. */
export const toWholeHtml = ({ body, blocks }: Pick<FilledPost, 'body' | 'blocks'>): string =>
  [...blocks].reduce(
    (html, [mark, block]) => html.replaceAll(`<p>${mark}</p>`, () => block.html).replaceAll(mark, ''),
    body,
  );
