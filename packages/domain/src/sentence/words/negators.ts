import { createPhraseTable } from '../phrases.ts';

export interface Negator {
  /** Reaches over a list: sauf Mineola, Port Alder et Eastview. */
  isException: boolean;
}

export const negators = createPhraseTable<Negator>([
  [
    '(no|not|not a|not an|non|without|without any|without a|w/o|nor|avoid|minus|never|not yet|nothing|nothing with|does not have|doesnt have)',
    { isException: false },
  ],
  // Don't alone is also the French dont.
  ['(do not|dont) (want|need|like|show|show me|include)( a| an| any|)', { isException: false }],
  [
    '(sans|pas|pas de|pas d|pas encore|jamais|rien avec|aucun|aucune|ni|ne pas|eviter)',
    { isException: false },
  ],
  [
    '(not in|except|except in|except for|excluding|but not|but not in|other than|anything but|outside of|outside)',
    { isException: true },
  ],
  [
    '(sauf|sauf a|sauf dans|excepte|hors|hors de|hormis|pas a|pas dans|pas en|a l exception de|mais pas|en dehors de)',
    { isException: true },
  ],
]);
