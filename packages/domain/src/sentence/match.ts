import type { Draft, Manner } from './drafts/draft.ts';
import type { Finding } from './drafts/finding.ts';
import type { PlaceIndex } from './places.ts';
import type { Token } from './tokens.ts';

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  places: PlaceIndex;
  /** The day of asking, for years that are told as such. */
  today: string;
  isLease: boolean;
  /** Something in it tells of a home, so that a bare number may be its price. */
  namesHome: boolean;
}

/** Tokens from one place up to another, and what they are about; null where that is not understood. */
export interface Span {
  from: number;
  to: number;
  finding: Finding | null;
}

export interface Match {
  /** The first token after it. */
  end: number;
  /** What it is about; only of what can be meant as a no. */
  topic?: string;
  /** Null where it contradicts what was said before, or cannot be searched for. */
  apply(draft: Draft, manner: Manner): Finding | Span[] | null;
}

export type PhraseParser = (sentence: Sentence, at: number) => Match | null;
