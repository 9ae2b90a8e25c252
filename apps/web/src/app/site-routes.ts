import { screenRoute } from './screen-routes.ts';
import { textsOf } from './search-params.ts';

/** One file for all of them: each of its own would cost everybody's first load its name and those of its parts. */
const screens = () => import('../features/sites/site-screens.ts');
const search = textsOf('part', 'field', 'lang');
const texts = ['sites', 'homes'];

export const siteRoutes = [
  screenRoute({
    path: '/site-builder',
    search,
    texts,
    screen: async () => (await screens()).BuilderScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/site-builder/template-detail',
    texts,
    screen: async () => (await screens()).TemplateScreen,
  }),
  screenRoute({
    path: '/site-builder/hero-section',
    search,
    texts,
    screen: async () => (await screens()).HeroScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/site-builder/about-section',
    search,
    texts,
    screen: async () => (await screens()).AboutScreen,
    frame: 'whole',
  }),
];
