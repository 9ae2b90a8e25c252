import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import type { Language } from '@hearthline/domain/language';

export const faces = ['fraunces', 'instrumentSerif', 'bricolage'] as const;
export type Face = (typeof faces)[number];

/** A line of text as a path: it looks the same everywhere, whatever fonts are there. */
export interface DrawnLine {
  /** SVG path data in thousandths of the type size, the baseline at zero. */
  path: string;
  /** In the same measure. */
  width: number;
}

export type Letter = (text: string, face: Face) => DrawnLine;

/** What stands inside the SVG, within 625 × 425: a 6 × 4 card with its bleed, in hundredths of an inch. */
export type Art = (lines: readonly string[], letter: Letter) => string;

/** The colours of a mail around its picture. */
export interface GreetingLook {
  paper: string;
  /** Of the words. */
  ink: string;
  /** Of the words in the footer. */
  soft: string;
  /** Behind white words, and of links. */
  accent: string;
  footer: string;
}

export interface GreetingDesign {
  /** The first is where it is at home. */
  categories: readonly [GreetingCategory, ...GreetingCategory[]];
  /** On which its own line is right; on others the words of the occasion stand on it. */
  occasions: readonly Occasion[];
  art: Art;
  /** How many letters a line holds best. */
  letters: number;
  look: GreetingLook;
  /** May be printed as the front of a card. */
  isCard: boolean;
  name: Record<Language, string>;
  /** For those who do not see it. */
  alt: Record<Language, string>;
  /** What is written on it, unless somebody writes something else. */
  line: Record<Language, string>;
}
