import { createPhraseTable } from '../phrases.ts';

export interface Comparator {
  side: 'min' | 'max' | 'about' | 'exact' | 'between';
  /** More than three rooms are four; more than a price includes it. */
  isStrict?: boolean;
  /** Opens a range only when both ends are there: de 500 000 à 600 000 $. */
  needsBoth?: boolean;
  /** May open a range, and says at least without a second end: from 500k to 600k. */
  mayOpenRange?: boolean;
  /** Also said of the way to a place: near 401 is a highway. */
  isOfPlaces?: boolean;
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
  ['sub', lessThan],
  [
    '(moins (de|d|du|que)|sous|sous (les|la barre de|la barre des)|en dessous (de|d|du)|en bas (de|d|du)|inferieur(|e|s|es) a|plus petit que)',
    lessThan,
  ],
  [
    '(up to|at most|max|maximum|maximum of|max of|no more than|not more than|(not|nothing|none|no) (over|above|more than|older than|higher than|bigger than|larger than)|<=|≤|to a max of)',
    atMost,
  ],
  ['(jusqu a|jusque|au plus|max de|maximal|maximale|maximale de|maximum de|au maximum)', atMost],
  ['((pas|rien de) plus (de|que|d|cher que|chere que|haut que)|rien (au dessus|en haut) (de|d|du))', atMost],
  ['(over|above|more than|greater than|higher than|bigger than|larger than|older than|>)', moreThan],
  [
    '(plus (de|d|du|que)|au dessus (de|d|du)|en haut (de|d|du)|superieur(|e|s|es) a|plus grand que|plus grande que)',
    moreThan,
  ],
  ['(newer than|plus recent que|plus recente que|younger than)', lessThan],
  [
    '(at least|min|minimum|minimum of|min of|no less than|(not|nothing|none) (less than|under|below)|>=|≥)',
    atLeast,
  ],
  ['(from|starting at|starting from|a partir de|a compter de|des)', from],
  ['(au moins|minimal|minimale|minimal de|minimale de|minimum de|min de|au minimum)', atLeast],
  ['((pas|rien) (moins|en bas|en dessous|a moins|sous)( de| d| du| que|))', atLeast],
  ['(around|about|approx|approximately|roughly|circa|give or take|ballpark|~)', about],
  ['(environ|autour de|a peu pres|aux alentours de|dans les|vers|approximativement)', about],
  ['(within|a moins de|dans un rayon de)', { side: 'max', isOfPlaces: true }],
  ['near', { side: 'about', isOfPlaces: true }],
  ['(exactly|just|only|exactement|seulement|=)', { side: 'exact' }],
  ['(between|entre)', { side: 'between', needsBoth: true }],
  ['de', { side: 'between', needsBoth: true }],
]);

/** What stands after a number or its unit. */
export const comparatorsAfter = createPhraseTable<Comparator>([
  [
    '(+|or more|and more|or over|and over|or higher|and higher|or above|and above|or bigger|or larger|and up|or up|& up|plus)',
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
