import { screenRoute } from './screen-routes.ts';
import { textsOf } from './search-params.ts';

/** One file for all of them: each of its own would cost everybody's first load its name and those of its parts. */
const screens = () => import('../features/sites/site-screens.ts');

const siteRoute = <const Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof screens>>) =>
  screenRoute({
    path,
    search: textsOf('part', 'field', 'lang'),
    texts: ['sites', 'homes'],
    screen: async () => (await screens())[name],
    frame: 'whole',
  });

export const siteRoutes = [
  siteRoute('/site-builder', 'BuilderScreen'),
  siteRoute('/site-builder/template-detail', 'TemplateScreen'),
  siteRoute('/site-builder/hero-section', 'HeroScreen'),
  siteRoute('/site-builder/about-section', 'AboutScreen'),
];
