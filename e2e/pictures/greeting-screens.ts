import type { Screen } from './screen.ts';
import { press } from './steps.ts';

/** Events, their words, and cards on paper. */
export const greetingScreens: Screen[] = [
  {
    name: 'events',
    path: '/events',
    isMain: true,
    states: { coming: press(/^By client/, 'radio'), form: press('New greeting', 'link') },
  },
  { name: 'events-list', path: '/events?view=list' },
  { name: 'events-tasks', path: '/events?view=tasks' },
  { name: 'events-review', path: '/events?view=review' },
  {
    name: 'greeting-categories',
    path: '/events/greeting-categories',
    isMain: true,
    states: { open: press('Winter holidays') },
  },
  { name: 'email-template', path: '/events/email-template/birthdays/candles', isMain: true },
  { name: 'greeting-recent', path: '/events/greeting-recent' },
  { name: 'postal-cards', path: '/events/postal-card', isMain: true },
];
