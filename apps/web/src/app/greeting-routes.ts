import { screenRoute } from './screen-routes.ts';
import { parseEventsSearch, textsOf } from './search-params.ts';

const greetingTexts = ['greetings', 'datePicker'];
/** One file for all of them: each of its own would cost everybody's first load its name and those of its parts. */
const screens = () => import('../features/greetings/greeting-screens.ts');

export const greetingRoutes = [
  screenRoute({
    path: '/events',
    search: parseEventsSearch,
    texts: greetingTexts,
    screen: async () => (await screens()).EventsScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/events/greeting-categories',
    search: textsOf('group', 'q', 'mine', 'category'),
    texts: greetingTexts,
    screen: async () => (await screens()).CategoriesScreen,
  }),
  screenRoute({
    path: '/events/email-template/$categoryId/$itemId',
    search: textsOf('day'),
    texts: greetingTexts,
    screen: async () => (await screens()).TemplateScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/events/greeting-recent',
    search: textsOf('category', 'page'),
    texts: greetingTexts,
    screen: async () => (await screens()).RecentScreen,
  }),
  screenRoute({
    path: '/events/greeting-recent-detail',
    search: textsOf('id'),
    texts: greetingTexts,
    screen: async () => (await screens()).RecentDetailScreen,
  }),
  screenRoute({
    path: '/events/postal-card',
    search: textsOf('id', 'batch', 'show', 'page'),
    texts: ['greetingsPostal', 'datePicker'],
    screen: async () => (await screens()).PostalScreen,
    frame: 'whole',
  }),
];
