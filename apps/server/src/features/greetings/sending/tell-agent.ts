import type { GreetingNews } from '../greeting-ports.ts';

/** Greetings that did not leave: the agent hears of each look once. */
export const missedNews = (missed: number, at: Date): GreetingNews => ({
  type: 'Warning',
  title: {
    en: missed === 1 ? 'One greeting did not go out' : `${missed} greetings did not go out`,
    fr: missed === 1 ? 'Un message de vœux n’est pas parti' : `${missed} messages de vœux ne sont pas partis`,
  },
  body: {
    en: 'More than three days had passed since their day, so they were not sent. See whom they were for.',
    fr: 'Plus de trois jours s’étaient écoulés depuis leur date, et ils n’ont pas été envoyés. Voyez à qui ils étaient destinés.',
  },
  link: '/events/greeting-recent',
  topic: 'birthdays',
  dedupKey: `greetings-missed:${at.toISOString()}`,
});

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
    en: `Approve them and they go out ${days === 1 ? 'tomorrow' : `in ${days} days`}, at 9 in the morning.`,
    fr: `Approuvez-les et ils partiront ${days === 1 ? 'demain' : `dans ${days} jours`}, à 9 h.`,
  },
  link: '/events',
  topic: 'birthdays',
  dedupKey: `greetings-waiting:${today}:${days}`,
});
