import type { MissedReason } from '@hearthline/domain/greeting/vocabulary';
import type { Language } from '@hearthline/domain/language';
import type { GreetingNews } from '../greeting-ports.ts';

/** Greetings that did not leave: the agent hears of each look once. */
export function missedNews({ tooLate, notApproved }: Record<MissedReason, number>, at: Date): GreetingNews {
  const missed = tooLate + notApproved;
  const isOne = missed === 1;
  const why = tooLate === 0 ? 'notApproved' : notApproved === 0 ? 'tooLate' : 'both';
  return {
    type: 'Warning',
    title: {
      en: isOne ? 'One greeting did not go out' : `${missed} greetings did not go out`,
      fr: isOne ? 'Un message de vœux n’est pas parti' : `${missed} messages de vœux ne sont pas partis`,
    },
    body: {
      en: missedTexts.en[why](isOne),
      fr: missedTexts.fr[why](isOne),
    },
    link: '/events/greeting-recent',
    topic: 'birthdays',
    dedupKey: `greetings-missed:${at.toISOString()}`,
  };
}

const missedTexts: Record<Language, Record<MissedReason | 'both', (isOne: boolean) => string>> = {
  en: {
    tooLate: (isOne) =>
      isOne
        ? 'More than three days had passed since its day, so it was not sent. See whom it was for.'
        : 'More than three days had passed since their day, so they were not sent. See whom they were for.',
    notApproved: (isOne) =>
      isOne
        ? 'You had not approved it three days after its day, so it was not sent. See whom it was for.'
        : 'You had not approved them three days after their day, so they were not sent. See whom they were for.',
    both: () =>
      'Some had not been approved three days after their day, others were late by more than three days. See whom they were for.',
  },
  fr: {
    tooLate: (isOne) =>
      isOne
        ? 'Plus de trois jours s’étaient écoulés depuis sa date, et il n’a pas été envoyé. Voyez à qui il était destiné.'
        : 'Plus de trois jours s’étaient écoulés depuis leur date, et ils n’ont pas été envoyés. Voyez à qui ils étaient destinés.',
    notApproved: (isOne) =>
      isOne
        ? 'Vous ne l’aviez pas approuvé trois jours après sa date, et il n’a pas été envoyé. Voyez à qui il était destiné.'
        : 'Vous ne les aviez pas approuvés trois jours après leur date, et ils n’ont pas été envoyés. Voyez à qui ils étaient destinés.',
    both: () =>
      'Certains n’avaient pas été approuvés trois jours après leur date, d’autres avaient plus de trois jours de retard. Voyez à qui ils étaient destinés.',
  },
};

/** Greetings that leave in so many days and want a word. */
export const waitingNews = (waiting: number, days: number, today: string): GreetingNews => ({
  type: 'Reminder',
  title: {
    en: waiting === 1 ? 'A greeting waits for you' : `${waiting} greetings wait for you`,
    fr:
      waiting === 1
        ? 'Un message de vœux attend votre accord'
        : `${waiting} messages de vœux attendent votre accord`,
  },
  body: {
    en: `${waiting === 1 ? 'Approve it and it goes' : 'Approve them and they go'} out ${days === 1 ? 'tomorrow' : `in ${days} days`}, at 9 in the morning.`,
    fr: `${waiting === 1 ? 'Approuvez-le et il partira' : 'Approuvez-les et ils partiront'} ${days === 1 ? 'demain' : `dans ${days} jours`}, à 9 h.`,
  },
  link: '/events',
  topic: 'birthdays',
  dedupKey: `greetings-waiting:${today}:${days}`,
});
