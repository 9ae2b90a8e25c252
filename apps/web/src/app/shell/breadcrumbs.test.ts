import { describe, expect, it } from 'vitest';
import { getScreen } from '../screens.ts';
import { backCrumbOf, breadcrumbsOf, visibleBreadcrumbsOf } from './breadcrumbs.ts';

const hidden = [
  '/',
  '/basket',
  '/property-search',
  '/clients',
  '/events',
  '/cma',
  '/favorites',
  '/setting',
  '/property-search/result/view',
  '/cma/calculate/map-view',
  '/site-builder',
  '/news',
];

const shown: [path: string, crumbs: string[]][] = [
  ['/user/profile', ['dashboard', 'profile']],
  ['/notification', ['notifications']],
  ['/cma/generate', ['cma', 'cmaGenerate']],
  ['/cma/calculate', ['cma', 'cmaCalculate']],
  ['/cma/calculate/report', ['cma', 'cmaCalculate', 'cmaReport']],
  ['/cma/recent', ['cma', 'cmaRecent']],
  ['/clients/form', ['clients', 'clientForm']],
  ['/clients/view', ['clients', 'clientView']],
  ['/clients/mail', ['clients', 'writeMail']],
  ['/clients/import', ['clients', 'clientImport']],
  ['/email-log', ['clients', 'emailLog']],
  ['/events/greeting-categories', ['events', 'greetingCategories']],
  ['/events/greeting-recent', ['events', 'greetingRecent']],
  ['/events/greeting-recent-detail', ['events', 'greetingRecent', 'greetingRecentDetail']],
  ['/events/postal-card', ['events', 'postalCard']],
  ['/events/email-template/3/14', ['events', 'greetingCategories', 'emailTemplate']],
  ['/property-search/result', ['propertySearch', 'results']],
  ['/property-search/map-search', ['propertySearch', 'mapSearch']],
  ['/property-search/compare', ['propertySearch', 'compare']],
  ['/badge-builder', ['badgeBuilder']],
  ['/badge-builder/categoreis', ['badgeBuilder', 'badgeCategories']],
  ['/badge-builder/categoreis/query', ['badgeBuilder', 'badgeCategories', 'badgeQuery']],
  ['/badge-builder/defined-badges', ['badgeBuilder', 'definedBadges']],
  ['/badge-builder/preview', ['badgeBuilder', 'badgePreview']],
  ['/site-builder/template-detail', ['siteBuilder', 'templateDetail']],
  ['/site-builder/hero-section', ['siteBuilder', 'heroSection']],
  ['/site-builder/about-section', ['siteBuilder', 'aboutSection']],
  ['/news/view', ['news', 'newsView']],
  ['/mailbox', ['mailbox']],
];

describe('breadcrumbs', () => {
  it.each(hidden)('[SHELL-05] %s has no breadcrumbs', (path) => {
    expect(visibleBreadcrumbsOf(path)).toEqual([]);
    expect(visibleBreadcrumbsOf(`${path}/`)).toEqual([]);
  });

  it.each(shown)('[SHELL-04] %s reads %j', (path, screens) => {
    expect(visibleBreadcrumbsOf(path).map((crumb) => crumb.screen)).toEqual(screens);
  });

  it.each(shown)('[SHELL-04] on %s every crumb but the last leads somewhere', (path) => {
    const crumbs = visibleBreadcrumbsOf(path);
    expect(crumbs.slice(0, -1).every((crumb) => crumb.to)).toBe(true);
    expect(crumbs.at(-1)?.to).toBeUndefined();
  });

  it('[SHELL-04] names baskets and alerts by their type and keeps it in the links', () => {
    expect(breadcrumbsOf('/basket/form', { basketType: 'Manual' })).toEqual([
      { screen: 'clientBasket', to: '/basket', search: { basketType: 'Manual' } },
      { screen: 'basketForm' },
    ]);
    expect(breadcrumbsOf('/basket/form', { basketType: 'Automatic' })).toEqual([
      { screen: 'clientAlert', to: '/basket', search: { basketType: 'Automatic' } },
      { screen: 'alertForm' },
    ]);
    expect(
      breadcrumbsOf('/basket/view/item', { basketType: 'Automatic' }).map((crumb) => crumb.screen),
    ).toEqual(['clientAlert', 'alertView', 'basketItem']);
  });

  it('[SHELL-04] leads from a home back to its basket', () => {
    expect(breadcrumbsOf('/basket/view/item', { basketType: 'Manual', id: '7' })).toEqual([
      { screen: 'clientBasket', to: '/basket', search: { basketType: 'Manual' } },
      { screen: 'basketView', to: '/basket/view', search: { basketType: 'Manual', id: '7' } },
      { screen: 'basketItem' },
    ]);
  });

  it('[SHELL-04] leads from homes that are compared back to their basket', () => {
    expect(breadcrumbsOf('/property-search/compare', { basketId: '7' })).toEqual([
      { screen: 'clientBasket', to: '/basket', search: { basketType: 'Manual' } },
      { screen: 'basketView', to: '/basket/view', search: { basketType: 'Manual', id: '7' } },
      { screen: 'compare' },
    ]);
  });

  it.each([
    [{ id: '7' }, 'postalCardForm'],
    [{ batch: '7' }, 'postalBatch'],
  ] as const)('[SHELL-04] leads back from %j to the postal cards', (search, screen) => {
    expect(breadcrumbsOf('/events/postal-card', search)).toEqual([
      { screen: 'events', to: '/events' },
      { screen: 'postalCard', to: '/events/postal-card' },
      { screen },
    ]);
  });

  it('[SHELL-04] gives the result view the crumb that labels its link back', () => {
    expect(backCrumbOf('/property-search/result/view')).toEqual({
      screen: 'results',
      to: '/property-search/result',
    });
  });

  it('shows nothing for a path nobody knows', () => {
    expect(breadcrumbsOf('/clients/nowhere')).toEqual([]);
    expect(getScreen('/events/email-template')).toBe('notFound');
  });
});
