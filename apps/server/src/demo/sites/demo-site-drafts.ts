import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { SiteDraft } from '@hearthline/contract/sites';
import { siteSections } from '@hearthline/domain/site/vocabulary';

export interface DemoSite {
  email: string;
  slug: string;
  isPublished: boolean;
  draftOf(cities: readonly MarketPlace[]): SiteDraft;
}

const sections: SiteDraft['sections'] = siteSections.map((section) => ({ section, isShown: true }));

/** What the demo's agents say of themselves to everybody. */
export const demoSites: readonly DemoSite[] = [
  {
    email: 'ava@hearthline.test',
    slug: 'ava-tremblay',
    isPublished: true,
    draftOf: (cities) => ({
      template: 'lakeside',
      colourSet: 'first',
      fontPair: 'first',
      sections,
      slogan: {
        en: 'Live where the road meets the lake.',
        fr: 'Vivre là où la route rejoint le lac.',
      },
      subtitle: {
        en: 'I sell homes along Lake Ondaway, and I walk its shore every morning.',
        fr: 'Je vends des propriétés le long du lac Ondaway, et j’en parcours la rive chaque matin.',
      },
      hero: null,
      showsSearch: true,
      about: {
        title: { en: 'Eleven years on the shore', fr: 'Onze ans sur la rive' },
        body: {
          en: '<p>I came here for a summer and stayed. Since then I have helped families find their first flat, their last house and a few boathouses in between.</p><p>I tell you what a home is worth before you fall in love with it, and I answer my phone myself. If the basement smells of water, I say so.</p><h2>How I work</h2><ul><li>You see the sales of the street before we talk about a price.</li><li>Photos are taken at the hour when the light is right.</li><li>You hear from me every Friday, also when nothing happened.</li></ul>',
          fr: '<p>Je suis venue pour un été, et je suis restée. Depuis, j’ai aidé des familles à trouver leur premier appartement, leur dernière maison et quelques hangars à bateaux entre les deux.</p><p>Je vous dis ce que vaut une propriété avant que vous en tombiez amoureux, et je réponds moi-même au téléphone. Si le sous-sol sent l’humidité, je le dis.</p><h2>Ma façon de travailler</h2><ul><li>Vous voyez les ventes de la rue avant que nous parlions d’un prix.</li><li>Les photos sont prises à l’heure où la lumière est juste.</li><li>Vous avez de mes nouvelles chaque vendredi, même s’il ne s’est rien passé.</li></ul>',
        },
        picture: null,
      },
      logo: null,
      favicon: null,
      cities: [...cities],
    }),
  },
  {
    email: 'noah@hearthline.test',
    slug: 'noah-singh',
    isPublished: false,
    draftOf: (cities) => ({
      template: 'metro',
      colourSet: 'first',
      fontPair: 'first',
      sections,
      slogan: { en: 'Know the number before you move.', fr: '' },
      subtitle: { en: 'Condos and towers, with the figures behind them.', fr: '' },
      hero: null,
      showsSearch: true,
      about: {
        title: { en: 'Figures first', fr: '' },
        body: { en: '<p>I read the market every morning, so that you do not have to.</p>', fr: '' },
        picture: null,
      },
      logo: null,
      favicon: null,
      cities: cities.slice(0, 2),
    }),
  },
];
