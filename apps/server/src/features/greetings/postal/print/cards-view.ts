import type { Language } from '@hearthline/contract/common';
import type { PostalContent } from '@hearthline/contract/postal-cards';
import type { CardSize, Rectangle } from '@hearthline/domain/greeting/postal-geometry';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { splitSalutation } from './split-salutation.ts';

/** Who sends the cards, as their profile tells it in one language. */
export interface CardSender {
  name: string;
  /** With what they sign. */
  firstName: string;
  /** Title, brokerage, address and phone. */
  lines: string[];
}

export interface PrintedCard {
  language: Language;
  /** With its placeholders filled. */
  message: string;
  /** Empty where whoever prints writes the address. */
  lines: readonly string[];
}

export interface CardsView {
  title: string;
  author: string;
  sides: ('front' | 'back')[];
  file: Rectangle;
  message: Rectangle;
  returnAddress: Rectangle;
  address: Rectangle;
  indicia: Rectangle;
  /** Empty where a stamp goes, or somebody else's postage. */
  indiciaLines: string[];
  look: { ink: string; accent: string };
  alts: Record<Language, string>;
  senders: Record<Language, CardSender>;
  /** Width of the coloured strip at the left edge, bleed included. */
  strip: number;
  /** Type size of a short message. */
  largest: number;
  cards: (Omit<PrintedCard, 'message'> & {
    salutation: string;
    paragraphs: string[];
    wishes: string;
    signer: string;
  })[];
}

const stripWidth = 0.19;
/** Words stand clear of the strip, and the message of the return address. */
const [clearOfStrip, belowReturnAddress] = [0.07, 0.08];
const largestType: Record<CardSize, number> = { '6x4': 11, '9x6': 15 };

const wishes: Record<Language, string> = {
  en: 'With all good wishes,',
  fr: 'Avec mes meilleurs vœux,',
};

const clear = (box: Rectangle): Rectangle => ({
  ...box,
  left: box.left + clearOfStrip,
  width: box.width - clearOfStrip,
});

const lower = (box: Rectangle): Rectangle => ({
  ...box,
  top: box.top + belowReturnAddress,
  height: box.height - belowReturnAddress,
});

/** Everything that the template needs, as plain data. */
export function describeCards({
  content,
  senders,
  indiciaLines,
  cards,
  sides,
  title,
}: {
  content: Pick<PostalContent, 'size' | 'designId'>;
  senders: Record<Language, CardSender>;
  indiciaLines: readonly string[];
  cards: readonly PrintedCard[];
  sides: CardsView['sides'];
  title: string;
}): CardsView {
  const { file, message, returnAddress, address, indicia } = cardGeometry[content.size];
  const { look, alt } = greetingDesigns[content.designId as DesignId];
  return {
    title,
    author: senders.en.name,
    sides,
    file,
    message: lower(clear(message)),
    returnAddress: clear(returnAddress),
    address,
    indicia,
    indiciaLines: [...indiciaLines],
    look: { ink: look.ink, accent: look.accent },
    alts: alt,
    senders,
    strip: stripWidth,
    largest: largestType[content.size],
    cards: cards.map(({ language, message: text, lines }) => ({
      language,
      lines,
      ...splitSalutation(text),
      wishes: wishes[language],
      signer: senders[language].firstName,
    })),
  };
}
