import { createPhraseTable } from '../phrases.ts';

export interface Comparator {
  side: 'min' | 'max' | 'about' | 'exact' | 'between';
  /** More than three rooms are four; more than a price includes it. */
  isStrict?: boolean;
  /** Opens a range only when both ends are there: de 500 000 à 600 000 $. */
  needsBoth?: boolean;
  /** May open a range, and says at least without a second end: from 500k to 600k. */
  mayOpenRange?: boolean;
}

const atMost: Comparator = { side: 'max' };
const lessThan: Comparator = { side: 'max', isStrict: true };
const atLeast: Comparator = { side: 'min' };
const from: Comparator = { side: 'min', mayOpenRange: true };
const moreThan: Comparator = { side: 'min', isStrict: true };
const about: Comparator = { side: 'about' };

/** What stands before a number. */
export const comparatorsBefore = createPhraseTable<Comparator>([
  ['(under|below|less than|fewer than|lower than|cheaper than|smaller than|<)', lessThan],
  [
    '(moins de|moins que|moins d|sous|en dessous de|en bas de|inferieur a|inferieure a|plus petit que)',
    lessThan,
  ],
  [
    '(up to|at most|max|maximum|maximum of|max of|no more than|not more than|not over|not above|<=|≤|within|to a max of)',
    atMost,
  ],
  [
    '(jusqu a|jusque|au plus|max de|maximal|maximale|maximale de|maximum de|au maximum|pas plus de|a moins de|dans un rayon de|pas plus que)',
    atMost,
  ],
  ['(over|above|more than|greater than|higher than|bigger than|larger than|older than|>)', moreThan],
  [
    '(plus de|plus que|plus d|au dessus de|superieur a|superieure a|plus grand que|plus grande que)',
    moreThan,
  ],
  ['(newer than|plus recent que|plus recente que|younger than)', lessThan],
  ['(at least|min|minimum|minimum of|min of|no less than|not less than|not under|not below|>=|≥)', atLeast],
  ['(from|starting at|starting from|a partir de|a compter de|des)', from],
  ['(au moins|minimal|minimale|minimal de|minimale de|minimum de|min de|au minimum|pas moins de)', atLeast],
  ['(around|about|approx|approximately|roughly|circa|near|~)', about],
  ['(environ|autour de|a peu pres|aux alentours de|dans les|vers|approximativement)', about],
  ['(exactly|just|only|exactement|seulement|=)', { side: 'exact' }],
  ['(between|entre)', { side: 'between', needsBoth: true }],
  ['de', { side: 'between', needsBoth: true }],
]);

/** What stands after a number or its unit. */
export const comparatorsAfter = createPhraseTable<Comparator>([
  [
    '(+|or more|and more|or over|and over|or higher|and higher|or above|and above|or bigger|or larger|and up|or up|& up)',
    atLeast,
  ],
  ['(minimum|min|at least|or better|or older|and older|or greater)', atLeast],
  [
    '((et|ou) (plus|plus haut|davantage|au dessus|plus grand|plus vieux)|minimum|au moins|au minimum|et +|ou +)',
    atLeast,
  ],
  [
    '(or less|and less|or fewer|or under|and under|or below|and below|or lower|max|maximum|at most|tops|or smaller)',
    atMost,
  ],
  ['(or newer|and newer|or younger)', atMost],
  ['((et|ou) (moins|en dessous|plus recent|plus petit)|maximum|max|au plus|au maximum)', atMost],
]);

/** Between the two ends of a range. */
export const rangeSeparators = createPhraseTable<'range' | 'or' | 'and'>([
  ['(-|to|a|through|thru|up to|jusqu a)', 'range'],
  ['(or|ou)', 'or'],
  ['(and|et|&)', 'and'],
]);
