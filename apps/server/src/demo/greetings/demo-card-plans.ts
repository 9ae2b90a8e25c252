import type { PostalCardInput } from '@hearthline/contract/postal-cards';

export interface DemoCardPlan {
  card: Pick<PostalCardInput, 'name' | 'size' | 'designId' | 'message'>;
  /** Which of the clients, in the order of their names: few, so that a batch is drawn in a moment. */
  people: { from: number; count: number } | 'all';
  /** When it was written, and when it should lie in the homes. */
  writtenDaysAgo: number;
  inHandsInDays: number;
  /** So many days after it was written; nothing of it where there is no batch. */
  steps: { state: 'printing' | 'mailed'; afterDays: number }[] | null;
}

/** One that was mailed, one that waits for the printer, and one that is still written. */
export const cardPlans: DemoCardPlan[] = [
  {
    card: {
      name: 'Autumn thank-you',
      size: '6x4',
      designId: 'leafWreath',
      message: {
        en: 'Dear {{firstName}}, the leaves on {{street}} are at their best. Thank you for your trust this year.',
        fr: 'Bonjour {{firstName}}, les feuilles sont à leur plus beau. Merci de votre confiance cette année.',
      },
    },
    people: { from: 4, count: 9 },
    writtenDaysAgo: 23,
    inHandsInDays: -2,
    steps: [
      { state: 'printing', afterDays: 2 },
      { state: 'mailed', afterDays: 7 },
    ],
  },
  {
    card: {
      name: 'Happy holidays',
      size: '6x4',
      designId: 'ourStreet',
      message: {
        en: 'Dear {{firstName}}, may your house be warm and full of people you love. Happy holidays!',
        fr: 'Bonjour {{firstName}}, que votre maison soit chaude et pleine de gens que vous aimez. Joyeuses fêtes!',
      },
    },
    people: { from: 30, count: 12 },
    writtenDaysAgo: 1,
    inHandsInDays: 26,
    steps: [],
  },
  {
    card: {
      name: 'Spring on our street',
      size: '9x6',
      designId: 'tulipRow',
      message: {
        en: 'Dear {{firstName}}, spring is the season in which houses change hands. What would you like to know?',
        fr: '',
      },
    },
    people: 'all',
    writtenDaysAgo: 0,
    inHandsInDays: 120,
    steps: null,
  },
];
