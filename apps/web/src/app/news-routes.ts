import { screenRoute } from './screen-routes.ts';
import { textsOf } from './search-params.ts';

/** One file for both: each of its own would cost everybody's first load its name and those of its parts. */
const screens = () => import('../features/news/news-screens.ts');

export const newsRoutes = [
  screenRoute({
    path: '/news',
    search: textsOf('tab', 'page', 'show'),
    texts: ['news'],
    screen: async () => (await screens()).NewsScreen,
  }),
  screenRoute({
    path: '/news/view',
    search: textsOf('id', 'new', 'show', 'at'),
    texts: ['news', 'datePicker'],
    screen: async () => (await screens()).ViewScreen,
    frame: 'whole',
  }),
];
