import type { Language } from '@hearthline/contract/common';
import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';

/** What sort of home a plan asks for; `cut` is one whose price fell lately. */
export type DemoHomeSort = 'family' | 'town' | 'flat' | 'cut';

type Words = Record<Language, string>;

/** What one reader did with a home: opened it so often, and perhaps answered. */
export interface DemoSaid {
  opened: number;
  answer?: Answer;
  reasons?: readonly AnswerReason[];
  /** Said in the last visit, and not read by the agent. */
  isNew?: true;
}

export interface DemoHomePlan {
  sort: DemoHomeSort;
  note?: string;
  /** Of the homes of the basket. */
  isDearest?: true;
  /** Came in after the others were sent, and waits for the agent. */
  isPending?: true;
  /** In the order of the readers. */
  said?: readonly (DemoSaid | null)[];
  comment?: { reader: number; words: Words; reply?: string; isNew?: true };
  showing?: { reader: number; words: Words; state: 'asked' | 'accepted' };
}

/** Minutes before now, or a time of a day so many days ago. */
export type DemoMoment = number | readonly [daysAgo: number, clock: string];

export interface DemoBasketPlan {
  /** Null for a basket that is called after its one home. */
  name: string | null;
  message: string;
  isForHousehold?: true;
  made: DemoMoment;
  /** Null for a draft. */
  sent: DemoMoment | null;
  /** By reader: how often they came, when last, and when before that. */
  visits: readonly { count: number; last: DemoMoment; before: DemoMoment }[];
  homes: readonly DemoHomePlan[];
}

/** The baskets of one agent, each at another point of its way. */
export const demoBasketPlans: readonly DemoBasketPlan[] = [
  {
    name: 'A garden for the children',
    message:
      'Six that fit what you told me on the phone. Tell me yes, maybe or no for each, and I will book the ones you like.',
    isForHousehold: true,
    made: [16, '13:05'],
    sent: [16, '13:40'],
    visits: [
      { count: 5, last: 50, before: [4, '20:10'] },
      { count: 3, last: [1, '19:25'], before: [6, '12:15'] },
    ],
    homes: [
      {
        sort: 'family',
        note: 'My favourite of the six. Have a look at the garden.',
        said: [
          { opened: 6, answer: 'yes', isNew: true },
          { opened: 4, answer: 'yes' },
        ],
        comment: {
          reader: 0,
          words: {
            en: 'We both love this one. Is the roof new?',
            fr: 'On l’adore tous les deux. La toiture est-elle neuve?',
          },
          isNew: true,
        },
        showing: {
          reader: 0,
          words: {
            en: 'After work would be best for us.',
            fr: 'Après le travail, ce serait l’idéal pour nous.',
          },
          state: 'asked',
        },
      },
      {
        sort: 'family',
        said: [
          { opened: 3, answer: 'yes' },
          { opened: 2, answer: 'maybe', reasons: ['layout'] },
        ],
        showing: {
          reader: 1,
          words: {
            en: 'I would like to see the basement.',
            fr: 'J’aimerais voir le sous-sol.',
          },
          state: 'accepted',
        },
      },
      {
        sort: 'family',
        said: [
          { opened: 2, answer: 'maybe', reasons: ['yard'], isNew: true },
          { opened: 1, answer: 'no', reasons: ['yard', 'size'] },
        ],
      },
      {
        sort: 'family',
        isDearest: true,
        note: 'Above what you named, but worth a look.',
        said: [{ opened: 1, answer: 'no', reasons: ['price'] }, null],
        comment: {
          reader: 0,
          words: { en: 'Too far above our budget.', fr: 'C’est trop au-dessus de notre budget.' },
          reply: 'Understood. I will stay below it.',
        },
      },
      { sort: 'family', said: [{ opened: 1, answer: 'no', reasons: ['condition'] }, { opened: 1 }] },
      { sort: 'family', said: [{ opened: 1 }, null] },
    ],
  },
  {
    name: 'Watching the price',
    message: 'You asked me to keep an eye on these. I will tell you when something moves.',
    made: [12, '10:20'],
    sent: [12, '10:35'],
    visits: [{ count: 2, last: [1, '21:05'], before: [8, '18:30'] }],
    homes: [
      { sort: 'cut', said: [{ opened: 4, answer: 'maybe', reasons: ['price'] }] },
      { sort: 'town', said: [{ opened: 2, answer: 'yes' }] },
      { sort: 'town', said: [{ opened: 1, answer: 'no', reasons: ['street'] }] },
      { sort: 'town', said: [{ opened: 1 }] },
    ],
  },
  {
    name: 'First condo',
    message: 'Five to begin with. Tell me which of them speak to you.',
    made: [4, '16:10'],
    sent: [4, '16:25'],
    visits: [],
    homes: [{ sort: 'flat' }, { sort: 'flat' }, { sort: 'flat' }, { sort: 'flat' }, { sort: 'flat' }],
  },
  {
    name: 'Townhouses, low upkeep',
    message: 'Less work around the house, as we discussed.',
    made: [21, '09:30'],
    sent: [21, '11:15'],
    visits: [{ count: 4, last: [2, '20:45'], before: [13, '17:20'] }],
    homes: [
      { sort: 'town', said: [{ opened: 3, answer: 'yes' }] },
      { sort: 'town', said: [{ opened: 2, answer: 'maybe', reasons: ['layout'] }] },
      {
        sort: 'town',
        said: [{ opened: 1, answer: 'no', reasons: ['size'] }],
        comment: {
          reader: 0,
          words: {
            en: 'The bedrooms are too small for us.',
            fr: 'Les chambres sont trop petites pour nous.',
          },
          reply: 'Thank you, that helps. I will look for others.',
        },
      },
      { sort: 'town', isPending: true, note: 'I think that this one suits you better.' },
      { sort: 'town', isPending: true },
    ],
  },
  {
    name: 'Room for a home office',
    message: '',
    made: [1, '15:50'],
    sent: null,
    visits: [],
    homes: [
      { sort: 'family', isPending: true, note: 'One of the bedrooms would make a quiet office.' },
      { sort: 'family', isPending: true },
      { sort: 'family', isPending: true },
      { sort: 'family', isPending: true },
    ],
  },
  {
    name: null,
    message: 'I thought of you at once when I saw this one.',
    made: [1, '08:45'],
    sent: [1, '08:46'],
    visits: [{ count: 1, last: 95, before: 95 }],
    homes: [{ sort: 'family', said: [{ opened: 2, answer: 'yes', isNew: true }] }],
  },
];
