import type { Language } from '@hearthline/domain/language';
import { createFormat } from '@hearthline/format/format';
import type { GreetingNews, GreetingPorts } from '../greeting-ports.ts';
import type { BatchRecord } from './batches.store.ts';
import type { DueCard } from './due-cards.store.ts';
import type { PostalTransaction } from './postal-transaction.ts';

type Texts = Record<Language, string>;

export const pathOfBatch = (id: string): string => `/events/postal-card?batch=${id}`;
export const pathOfDue = ({ id, isBatch }: DueCard): string =>
  isBatch ? pathOfBatch(id) : `/events/postal-card?id=${id}`;

const day = (language: Language, date: string): string => createFormat(language).monthDay(date);
const isLate = (due: DueCard, today: string): boolean => due.day < today;

/** What is to be done about cards by a day. */
export function nameDue({ name, step }: DueCard): Texts {
  return step === 'print'
    ? { en: `Print “${name}”`, fr: `Imprimer «\u00A0${name}\u00A0»` }
    : { en: `Post “${name}”`, fr: `Poster «\u00A0${name}\u00A0»` };
}

export const describeDue = (due: DueCard, today: string): Texts => {
  const [en, fr] = [day('en', due.inHandsOn), day('fr', due.inHandsOn)];
  return isLate(due, today)
    ? { en: `Too late to be in hands on ${en}`, fr: `Trop tard pour être reçue le ${fr}` }
    : { en: `In hands ${en}`, fr: `Reçue le ${fr}` };
};

function newsOfDue(due: DueCard, today: string): GreetingNews {
  const { id, name, step, day: on, inHandsOn } = due;
  const isTooLate = isLate(due, today);
  const title = nameDue(due);
  return {
    type: isTooLate ? 'Warning' : 'Reminder',
    title: isTooLate
      ? {
          en: `“${name}” will not be in hands in time`,
          fr: `«\u00A0${name}\u00A0» ne sera pas reçue à temps`,
        }
      : { en: `${title.en} by ${day('en', on)}`, fr: `${title.fr} au plus tard le ${day('fr', on)}` },
    body: isTooLate
      ? {
          en: `To be there on ${day('en', inHandsOn)}, the cards had to be ${step === 'print' ? 'printed' : 'posted'} by ${day('en', on)}. You can still send them, or choose another day.`,
          fr: `Pour arriver le ${day('fr', inHandsOn)}, les cartes devaient être ${step === 'print' ? 'imprimées' : 'postées'} au plus tard le ${day('fr', on)}. Vous pouvez quand même les envoyer ou choisir une autre date.`,
        }
      : {
          en: `Then the cards are in hands on ${day('en', inHandsOn)}.`,
          fr: `Les cartes seront alors reçues le ${day('fr', inHandsOn)}.`,
        },
    link: pathOfDue(due),
    topic: 'birthdays',
    dedupKey: `postal-${isTooLate ? 'late' : 'near'}:${id}:${step}:${on}`,
  };
}

const ofBatch = ({ id, name, code }: BatchRecord, [en, fr]: [string, string], body: Texts, key: string) =>
  ({
    type: 'Warning',
    title: { en: `${name} (${code}): ${en}`, fr: `${name} (${code})\u00A0: ${fr}` },
    body,
    link: pathOfBatch(id),
    topic: 'birthdays',
    dedupKey: `${key}:${id}`,
  }) satisfies GreetingNews;

export type TellAgent = ReturnType<typeof createTellAgent>;

/** What an agent hears of cards without looking for it. */
export function createTellAgent({ notify }: Pick<GreetingPorts, 'notify'>) {
  const tell = ({ tx, agentId }: PostalTransaction, ...news: GreetingNews[]): Promise<void> =>
    notify(tx, agentId, news);
  return {
    due: (transaction: PostalTransaction, cards: readonly DueCard[]): Promise<void> =>
      tell(transaction, ...cards.map((card) => newsOfDue(card, transaction.today))),

    notMade: (transaction: PostalTransaction, batch: BatchRecord): Promise<void> =>
      tell(
        transaction,
        ofBatch(
          batch,
          ['the cards could not be made', 'les cartes n’ont pas pu être faites'],
          {
            en: 'Shorten the text, then make the batch once more. Your plan does not count this one.',
            fr: 'Raccourcissez le texte, puis refaites le lot. Votre forfait ne compte pas celui-ci.',
          },
          'postal-failed',
        ),
      ),

    printProblem: (
      transaction: PostalTransaction,
      batch: BatchRecord,
      problem: 'credentials' | 'refused',
    ): Promise<void> =>
      tell(
        transaction,
        problem === 'refused'
          ? ofBatch(
              batch,
              ['some cards were refused', 'certaines cartes ont été refusées'],
              {
                en: 'The print provider does not print them. See which ones under Addresses.',
                fr: 'Le service d’impression ne les imprime pas. Voyez lesquelles sous Adresses.',
              },
              'postal-refused',
            )
          : ofBatch(
              batch,
              ['printing has stopped', 'l’impression s’est arrêtée'],
              {
                en: 'The print provider refuses our key. Nothing more is handed over until somebody sees to it.',
                fr: 'Le service d’impression refuse notre clé. Rien de plus n’est remis tant que personne ne s’en occupe.',
              },
              `postal-key:${transaction.today}`,
            ),
      ),
  };
}
