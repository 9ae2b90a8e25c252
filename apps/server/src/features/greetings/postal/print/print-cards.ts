import type { Language } from '@hearthline/contract/common';
import type { PostalContent } from '@hearthline/contract/postal-cards';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import type { PostalSender } from '../postal-agent.store.ts';
import { indiciaLinesOf, sendersOf } from '../postal-agent.store.ts';
import type { CardEngine } from './card-engine.ts';
import type { PrintedCard } from './cards-view.ts';
import { describeCards } from './cards-view.ts';
import type { DrawCardsInput, DrawnCards } from './draw-cards.ts';
import { drawFront } from './draw-front.ts';
import { makePrintable } from './printable.ts';

export interface PrintOrder {
  sender: PostalSender;
  content: Pick<PostalContent, 'size' | 'designId' | 'line'>;
  title: string;
  cards: readonly PrintedCard[];
  output: DrawCardsInput['output'];
  sides: ('front' | 'back')[];
  madeAt: Date;
  /** Whoever prints sees to the postage, and writes the address. */
  isForProvider?: boolean;
}

export type PrintCards = ReturnType<typeof createCardPrinter>;

/** Draws cards for paper and for screens alike, so that what is looked at is what is printed. */
export function createCardPrinter({
  engine,
  customerNumber,
}: {
  engine: Pick<CardEngine, 'draw'>;
  /** With the post office; null where a stamp is put on by hand. */
  customerNumber: string | null;
}) {
  return ({
    sender,
    content,
    title,
    cards,
    output,
    sides,
    madeAt,
    isForProvider = false,
  }: PrintOrder): Promise<DrawnCards> => {
    const languages = new Set(cards.map(({ language }) => language));
    const fronts = sides.includes('front')
      ? Object.fromEntries([...languages].map((language) => [language, frontOf(content, language)]))
      : {};
    return engine.draw({
      size: content.size,
      view: describeCards({
        content,
        senders: sendersOf(sender),
        indiciaLines: isForProvider ? [] : indiciaLinesOf(sender, customerNumber),
        cards: isForProvider ? cards.map((card) => ({ ...card, lines: [] })) : cards,
        sides,
        title: makePrintable(title).text,
      }),
      fronts,
      output,
      madeAt,
    });
  };
}

export const frontOf = (content: Pick<PostalContent, 'designId' | 'line'>, language: Language): string =>
  drawFront({ design: content.designId as DesignId, language, line: content.line[language] });
