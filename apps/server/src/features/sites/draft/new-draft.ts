import type { SiteDraft } from '@hearthline/contract/sites';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { siteSections } from '@hearthline/domain/site/vocabulary';

/** What a template looks like before anybody changed it. */
export const freshLook = (
  template: SiteTemplate,
): Pick<SiteDraft, 'template' | 'colourSet' | 'fontPair' | 'sections' | 'showsSearch'> => ({
  template,
  colourSet: 'first',
  fontPair: 'first',
  sections: siteSections.map((section) => ({ section, isShown: true })),
  showsSearch: true,
});

/** The draft that an agent begins with. */
export const createDraft = (): SiteDraft => ({
  ...freshLook('lakeside'),
  slogan: { en: '', fr: '' },
  subtitle: { en: '', fr: '' },
  hero: null,
  about: { title: { en: '', fr: '' }, body: { en: '', fr: '' }, picture: null },
  logo: null,
  favicon: null,
  cities: [],
});

/** Texts, cities and pictures move along; what belongs to the look of the old template begins anew. */
export const withTemplate = (draft: SiteDraft, template: SiteTemplate): SiteDraft => ({
  ...draft,
  ...freshLook(template),
});

/** In how many of its parts a draft says something else. */
export const countChanges = (draft: SiteDraft, other: SiteDraft): number =>
  (Object.keys(draft) as (keyof SiteDraft)[]).filter(
    (part) => JSON.stringify(inOrder(draft[part])) !== JSON.stringify(inOrder(other[part])),
  ).length;

/** The database keeps the fields of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}

/** Of all pictures that a draft names. */
export const pictureIdsOf = ({ hero, about, logo, favicon }: SiteDraft): string[] =>
  [hero, about.picture, logo, favicon].flatMap((picture) => picture?.id ?? []);
