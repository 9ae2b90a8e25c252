import type { NewsPostInput } from '@hearthline/contract/news';

type Texts = NewsPostInput['texts'];

export interface DemoArticle {
  texts: Texts;
  /** A drawing of the demo, with what it says to those who do not see it. */
  scene: string;
  alt: Record<keyof Texts, string>;
  state: 'draft' | 'scheduled' | 'published' | 'withdrawn';
  /** When it came out or was changed last; of a scheduled one, in how many days it will. */
  days: number;
  visits: number;
  /** Whether it is about the figures of places. */
  hasFigures: boolean;
}

const none = { title: '', summary: '', body: '' };
const body = (...paragraphs: string[]): string =>
  paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');

export const demoArticles: readonly DemoArticle[] = [
  {
    state: 'published',
    days: 9,
    visits: 412,
    hasFigures: true,
    scene: 'exterior|townhouse|2008|3|autumn|4107|0g',
    alt: { en: 'A row of brick townhouses in autumn', fr: 'Des maisons en rangée de brique à l’automne' },
    texts: {
      en: {
        title: 'Townhouses lead fall sales as buyers trade size for a shorter walk',
        summary:
          'Less lawn, less snow to clear, and the station within ten minutes: why rows of brick sold first.',
        body: body(
          'Three of the last five families I worked with sold a detached house and bought a townhouse. None of them called it a step down. They wanted the train, the bakery and the school within a walk, and they were glad to leave the lawn to somebody else.',
          'In {{place}} the median home sold for {{medianPrice}}, after {{daysToSell}} on the market. Townhouses with a garage and a small yard went faster than that.',
          '{{marketFigures}}',
          '<h2>What to look at first</h2>',
          'Ask who owns the roof, the windows and the lane. Read three years of minutes before you fall in love with the kitchen. Then stand in the living room for a minute and listen for the neighbours.',
        ),
      },
      fr: {
        title: 'Les maisons en rangée en tête des ventes de l’automne',
        summary:
          'Moins de pelouse, moins de neige à pelleter et la gare à dix minutes à pied\u00a0: pourquoi la brique en rangée est partie la première.',
        body: body(
          'Trois des cinq dernières familles que j’ai accompagnées ont vendu une maison individuelle pour une maison en rangée. Aucune n’y voit un recul. Elles voulaient le train, la boulangerie et l’école à pied, et laissent volontiers la pelouse à d’autres.',
          'À {{place}}, le prix médian est de {{medianPrice}}, après {{daysToSell}} sur le marché. Les maisons en rangée avec garage et petite cour sont parties plus vite encore.',
          '{{marketFigures}}',
          '<h2>Ce qu’il faut regarder d’abord</h2>',
          'Demandez à qui appartiennent le toit, les fenêtres et la ruelle. Lisez trois ans de procès-verbaux avant de tomber sous le charme de la cuisine. Puis restez une minute au salon et écoutez les voisins.',
        ),
      },
    },
  },
  {
    state: 'scheduled',
    days: 5,
    visits: 0,
    hasFigures: true,
    scene: 'exterior|cottage|1988|2|summer|2210|0w',
    alt: { en: 'A cottage at the lake by day', fr: 'Un chalet au bord du lac, de jour' },
    texts: {
      en: {
        title: 'Market letter: {{place}}',
        summary: 'What homes sold for in the last three months, and how long they took to find their buyer.',
        body: body(
          'If you have been waiting for prices to fall by the lake, these were not the months. The median home sold for {{medianPrice}}, and it took {{daysToSell}} to find its buyer.',
          '{{priceChart}}',
          'Three things are worth knowing before the holidays. First, the homes that sold quickest were not the cheapest: they were the ones within a short walk of the station. Second, what was fixed before the first showing never came back at the offer. Third, a home that is still there in January will be read as a home that nobody wanted.',
          '<h2>What this means if you sell in spring</h2>',
          'Have the small repairs done in February and list early in March, before everybody else does.',
        ),
      },
      fr: {
        title: 'Lettre du marché\u00a0: {{place}}',
        summary: 'À quel prix les propriétés se sont vendues depuis trois mois, et en combien de temps.',
        body: body(
          'Si vous attendiez une baisse des prix au bord du lac, ce n’était pas pour ces mois-ci. Le prix médian est de {{medianPrice}}, et il a fallu {{daysToSell}} pour trouver preneur.',
          '{{priceChart}}',
          'Trois choses à savoir avant les Fêtes. D’abord, les propriétés parties le plus vite n’étaient pas les moins chères\u00a0: c’étaient celles à quelques minutes de marche de la gare. Ensuite, ce qui a été réparé avant la première visite n’est jamais revenu dans l’offre. Enfin, une propriété encore là en janvier passera pour celle dont personne n’a voulu.',
          '<h2>Ce que cela change si vous vendez au printemps</h2>',
          'Faites faire les petites réparations en février et mettez en vente au début de mars, avant tout le monde.',
        ),
      },
    },
  },
  {
    state: 'published',
    days: 16,
    visits: 287,
    hasFigures: false,
    scene: 'garden|cottage|1988|2|summer|2210|0w',
    alt: { en: 'A garden that ends at the water', fr: 'Un jardin qui descend jusqu’à l’eau' },
    texts: {
      en: {
        title: 'Conservation lines: what you may build near the water',
        summary:
          'A deck is not always just a deck. Whom to ask, and when, before you plan anything within sight of a creek.',
        body: body(
          'Along the creeks and the shore a second office has a say beside the town: the conservation authority. Its line does not follow the fence, and it is often drawn well inside the garden.',
          'Inside that line even a shed may need a permit. Ask before you sign, not after: the answer takes a few weeks, and an offer can wait for it if it says so.',
          '<h2>Three questions for the first visit</h2>',
          '<ul><li>Is any part of the lot regulated, and is there a drawing of it?</li><li>Was the deck built with a permit?</li><li>How high did the water stand in the worst spring?</li></ul>',
        ),
      },
      fr: {
        title: 'Lignes de conservation\u00a0: ce qu’on peut construire près de l’eau',
        summary:
          'Une terrasse n’est pas toujours qu’une terrasse. À qui s’adresser, et quand, avant tout projet près d’un ruisseau.',
        body: body(
          'Le long des ruisseaux et du rivage, un deuxième bureau a son mot à dire à côté de la ville\u00a0: l’office de protection de la nature. Sa ligne ne suit pas la clôture et passe souvent bien à l’intérieur du jardin.',
          'En deçà de cette ligne, même un cabanon peut exiger un permis. Informez-vous avant de signer, pas après\u00a0: la réponse prend quelques semaines, et une offre peut l’attendre si elle le précise.',
          '<h2>Trois questions pour la première visite</h2>',
          '<ul><li>Une partie du terrain est-elle réglementée, et en existe-t-il un plan?</li><li>La terrasse a-t-elle été construite avec un permis?</li><li>Jusqu’où l’eau est-elle montée au pire printemps?</li></ul>',
        ),
      },
    },
  },
  {
    state: 'published',
    days: 23,
    visits: 533,
    hasFigures: false,
    scene: 'kitchen|detached|1994|2|autumn|5531|0',
    alt: { en: 'A bright kitchen with a white counter', fr: '' },
    texts: {
      en: {
        title: 'Five repairs that came back at closing this year',
        summary: 'None of them costs much in spring. All of them cost more on the last day.',
        body: body(
          'Every one of these was known before the sale, and every one of them was argued about in the last week.',
          '<ol><li>A bathroom fan that blows into the attic.</li><li>An outlet by the sink without protection.</li><li>A gutter that ends at the foundation.</li><li>A furnace filter nobody had changed in years.</li><li>A window whose seal has gone milky.</li></ol>',
          'Have somebody walk through with a list before the first showing. A morning in spring is cheaper than a lawyer’s letter in fall.',
        ),
      },
      fr: none,
    },
  },
  {
    state: 'draft',
    days: 10,
    visits: 0,
    hasFigures: false,
    scene: 'exterior|detached|1926|2|winter|7719|0',
    alt: { en: 'A white house in the snow', fr: '' },
    texts: {
      en: {
        title: 'Winter closings: keys, snow and the final walk',
        summary: '',
        body: body(
          'The last walk through a home is short, and in January it is dark by five. Go in the morning.',
          'Run every tap, ask for the shovel to stay, and find out who clears the lane until noon.',
        ),
      },
      fr: none,
    },
  },
  {
    state: 'withdrawn',
    days: 61,
    visits: 91,
    hasFigures: false,
    scene: 'exterior|detached|1978|2|dusk|3302|0g',
    alt: { en: 'A house with its lights on at dusk', fr: 'Une maison éclairée au crépuscule' },
    texts: {
      en: {
        title: 'Open house weekend, September',
        summary: 'Six homes, two afternoons, and coffee at the last one.',
        body: body(
          'On Saturday and Sunday six homes between the station and the lake stand open. Come to one or to all of them; shoes off, questions welcome.',
          'Bring the child who will have to share a room. Nobody sees a home more clearly.',
        ),
      },
      fr: {
        title: 'Fin de semaine portes ouvertes, septembre',
        summary: 'Six propriétés, deux après-midi et un café à la dernière.',
        body: body(
          'Samedi et dimanche, six propriétés entre la gare et le lac ouvrent leurs portes. Venez en voir une ou toutes; on enlève ses chaussures, et les questions sont les bienvenues.',
          'Amenez l’enfant qui devra partager une chambre. Personne ne voit une maison plus clairement.',
        ),
      },
    },
  },
];
