import { screenRoute } from './screen-routes.ts';
import { parseEventsSearch, textsOf } from './search-params.ts';

const greetingTexts = ['greetings', 'datePicker'];

export const greetingRoutes = [
  screenRoute({
    path: '/events',
    search: parseEventsSearch,
    texts: greetingTexts,
    screen: async () => (await import('../features/greetings/events/events-screen.tsx')).EventsScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/events/greeting-categories',
    search: textsOf('group', 'q', 'mine', 'category'),
    texts: greetingTexts,
    screen: async () =>
      (await import('../features/greetings/categories/categories-screen.tsx')).CategoriesScreen,
  }),
  screenRoute({
    path: '/events/email-template/$categoryId/$itemId',
    search: textsOf('day'),
    texts: greetingTexts,
    screen: async () => (await import('../features/greetings/template/template-screen.tsx')).TemplateScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/events/greeting-recent',
    search: textsOf('category', 'page'),
    texts: greetingTexts,
    screen: async () => (await import('../features/greetings/recent/recent-screen.tsx')).RecentScreen,
  }),
  screenRoute({
    path: '/events/greeting-recent-detail',
    search: textsOf('id'),
    texts: greetingTexts,
    screen: async () =>
      (await import('../features/greetings/recent/recent-detail-screen.tsx')).RecentDetailScreen,
  }),
];
