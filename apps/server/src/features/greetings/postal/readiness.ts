import type { PostalCheck, PostalCheckName, PostalContent } from '@hearthline/contract/postal-cards';
import { postalLimits } from '@hearthline/contract/postal-cards';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import { tellsSalePrice } from '@hearthline/domain/greeting/sale-words';
import { languages as allLanguages } from '@hearthline/domain/language';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import type { Home } from './homes.ts';
import { languageFor, postalPlaceholderNames, writeMessage } from './homes.ts';
import type { PostalAgent } from './postal-agent.store.ts';
import { missingOfSender } from './postal-agent.store.ts';
import type { PrintedCard } from './print/cards-view.ts';
import type { CardFacts } from './print/draw-cards.ts';
import { isWithin, lineOf, measureLetters } from './print/draw-front.ts';
import { frontOf } from './print/print-cards.ts';
import { makePrintable } from './print/printable.ts';

export interface WrittenCards {
  cards: PrintedCard[];
  /** Signs that no font of the card has. */
  missing: string[];
}

/** The backs of all homes that get a card. */
export function writeCards(
  content: Pick<PostalContent, 'message'>,
  homes: readonly Home[],
  agent: PostalAgent,
): WrittenCards {
  const missing = new Set<string>();
  const cards = homes.map((home) => {
    const written = writeMessage(content, home, agent);
    for (const sign of written.missing) missing.add(sign);
    return { language: written.language, message: written.message, lines: home.lines };
  });
  return { cards, missing: [...missing] };
}

/** Everything that keeps a batch from being made, and what is in order, measured on what is printed. */
export function checkCards({
  content,
  homes,
  written,
  facts,
  agent,
  hasSaleConsents,
}: {
  content: PostalContent;
  /** Those that get a card. */
  homes: readonly Home[];
  written: WrittenCards;
  facts: readonly CardFacts[];
  agent: PostalAgent;
  hasSaleConsents: boolean;
}): PostalCheck[] {
  const design = content.designId as DesignId;
  const { safe, inkFree, message } = cardGeometry[content.size];
  const languages = homes.length > 0 ? homes.map(({ language }) => language) : [agent.language];
  const used = [...new Set(languages.map((language) => languageFor(content, language)))];
  const fronts = used.map((language) => ({ design, language, line: content.line[language] }));
  const standsSafely = fronts.every((front) => {
    const letters = measureLetters(front, content.size);
    return letters === null || isWithin(letters, safe);
  });
  const lostSigns = fronts.flatMap((front) => makePrintable(lineOf(front)).missing);
  const words = [...Object.values(content.message), ...Object.values(content.line)];
  // What stands on the two sides is read together; an empty line is the design's own.
  const tellsPrice = allLanguages.some((language) =>
    tellsSalePrice(lineOf({ design, language, line: content.line[language] }), content.message[language]),
  );
  const unknown = words.flatMap((text) => findUnknownPlaceholders(text, postalPlaceholderNames));
  const met: Record<PostalCheckName, boolean | string[]> = {
    safeZone: standsSafely && facts.every((fact) => fact.message && fact.sender),
    addressBlock: facts.every(({ address }) => address) && message.left + message.width <= inkFree.left,
    fonts: [...new Set([...written.missing, ...lostSigns])],
    front: used.every((language) => !frontOf(content, language).includes('<image')),
    message: used.every((language) => content.message[language].trim() !== ''),
    placeholders: [...new Set(unknown)],
    sender: missingOfSender(agent),
    saleConsents: hasSaleConsents || !tellsPrice,
    audience: homes.length > 0 && homes.length <= postalLimits.batch,
  };
  return Object.entries(met).map(([name, result]) => {
    const details = Array.isArray(result) ? result : [];
    return {
      name: name as PostalCheckName,
      isMet: Array.isArray(result) ? result.length === 0 : result,
      details,
    };
  });
}

const looked = 24;

/** The cards that are most likely not to fit: the longest messages and the longest addresses. */
export function pickTightest(cards: readonly PrintedCard[]): PrintedCard[] {
  const byMessage = cards.toSorted((one, other) => other.message.length - one.message.length);
  const longestLine = ({ lines }: PrintedCard) =>
    Math.max(0, ...lines.map((line) => line.length)) + 50 * lines.length;
  const byAddress = cards.toSorted((one, other) => longestLine(other) - longestLine(one));
  return [...new Set([...byMessage.slice(0, looked), ...byAddress.slice(0, looked)])];
}
