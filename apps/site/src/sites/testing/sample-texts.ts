import type { Language } from '@hearthline/contract/common';

/** How much the agent wrote, and how much there is to show. */
export const sampleLengths = ['normal', 'long', 'short'] as const;
export type SampleLength = (typeof sampleLengths)[number];

interface SampleTexts {
  agent: { name: string; title: string; brokerage: string; mailingAddress: string };
  slogan: string;
  subtitle: string;
  aboutTitle: string;
  about: string;
  places: readonly [name: string, within: string | null][];
  news: readonly [title: string, summary: string][];
  post: string;
  home: { address: string; place: string; kind: string; description: string; listedBy: string };
  rooms: { name: string; level: string; size: string }[];
}

const longEn: SampleTexts = {
  agent: {
    name: 'Bartholomew-Alexander Papadimitropoulos Vandenberghe-Featherstonehaugh, PhD',
    title: 'Real estate broker of record and accredited senior agent for heritage properties',
    brokerage:
      'Harbour, Pine & Featherstonehaugh Associates Realty Services International Limited, Brokerage',
    mailingAddress:
      'Suite 1204-B, 12,345 Lakeshore Boulevard West of the Humber, Etobicoke–Mimico, ON M8V 1A1',
  },
  slogan: 'Everything between Niagara-on-the-Lake and Prince Edward Cty',
  subtitle:
    'Neighbourhood by neighbourhood, from Flamborough to Whitchurch-Stouffville: uninterruptedly knowledgeable, transparently priced, and answered the same evening.',
  aboutTitle: 'Twenty-two years of unpronounceable street names and remarkably straightforward',
  about: Array.from(
    { length: 9 },
    (_, index) =>
      `<h2>Chapter ${index + 1} of a career</h2><p>I grew up above my parents’ shop, and never found a reason to leave: the trains run, the lake freezes, and people tell each other when a house floods in April. <strong>Nobody</strong> needs a lecture about it, but somebody asks every spring.</p><ul><li>Heritage designations and what they forbid</li><li>Septic, wells and conservation lines along the escarpment</li></ul>`,
  ).join(''),
  places: [
    ['Whitchurch-Stouffville–Ballantrae and Musselman’s Lake', 'Regional Municipality of York'],
    ['Niagara-on-the-Lake', 'Regional Municipality of Niagara'],
    ['Clanton Park–Wilson Heights–Bathurst Manor', 'Toronto C06'],
    ['Stoney Creek Mountain', 'Hamilton'],
  ],
  news: Array.from({ length: 7 }, () => [
    'Townhouses lead fall sales as buyers trade size for a shorter walk, and what the conservation authority now says of it all',
    'What you may build within thirty metres of the water, which repairs came back at closing this year, and why assessments of semi-detached houses in the eastern half of the county moved so far: a long answer to a short question, with figures for each of the four places.',
  ]),
  post: `<p>Half of what was sold this fall was sold within three weeks. ${'The rest took longer, for reasons that differ from street to street. '.repeat(12)}</p><h2>What changed since the summer, and what did not change at all</h2><p>${'Buyers look twice and offer once. '.repeat(30)}</p><blockquote><p>Start with the front, where people stand and decide.</p></blockquote><ul><li>${'A roof that leaks is a roof that costs. '.repeat(4)}</li><li>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</li></ul><table><thead><tr><th>Kind</th><th>Sales</th><th>Median</th></tr></thead><tbody><tr><td>Semi-detached and townhouses</td><td>1,204</td><td>$1,184,000</td></tr></tbody></table>`,
  home: {
    address: '12345 Conservation Authority Sideroad North, Unit 1401–B, Rear Coach House',
    place: 'Clanton Park–Wilson Heights–Bathurst Manor, Toronto C06',
    kind: 'Semi-detached with a registered second unit',
    description: 'A house with a long story. '.repeat(120),
    listedBy: 'Harbour, Pine & Featherstonehaugh Associates Realty Services International Limited, Brokerage',
  },
  rooms: Array.from({ length: 24 }, (_, index) => ({
    name: `Primary bedroom with dressing room and ensuite ${index + 1}`,
    level: 'Lower level, walk-out',
    size: '14.62 × 12.15 ft',
  })),
};

const longFr: SampleTexts = {
  ...longEn,
  agent: {
    ...longEn.agent,
    title: 'Courtier immobilier agréé et conseiller principal en propriétés patrimoniales protégées',
  },
  slogan: 'De Niagara-on-the-Lake au comté de Prince-Édouard, et entre',
  subtitle:
    'Quartier par quartier, de Flamborough à Whitchurch-Stouffville\u00a0: des conseils éclairés, des prix expliqués et une réponse le soir même, en français comme en anglais',
  aboutTitle: 'Vingt-deux ans de rues aux noms imprononçables et de conseils clairs, sans plus',
  about: Array.from(
    { length: 9 },
    (_, index) =>
      `<h2>Chapitre ${index + 1} d’une carrière</h2><p>J’ai grandi au-dessus du magasin de mes parents et n’ai jamais trouvé de raison de partir\u00a0: les trains roulent, le lac gèle, et l’on se prévient quand une maison prend l’eau en avril. <strong>Personne</strong> n’a besoin d’un cours là-dessus, mais on me pose la question chaque printemps.</p><ul><li>Les désignations patrimoniales et ce qu’elles interdisent</li><li>Fosses septiques, puits et zones de conservation le long de l’escarpement</li></ul>`,
  ).join(''),
  news: Array.from({ length: 7 }, () => [
    'Les maisons en rangée mènent les ventes de l’automne\u00a0: moins d’espace, mais tout à distance de marche, et ce qu’en dit la ville',
    'Ce qu’il est permis de construire à moins de trente mètres de l’eau, les réparations qui sont revenues à la conclusion cette année, et pourquoi l’évaluation des maisons jumelées de l’est du comté a tant bougé\u00a0: une longue réponse à une courte question, avec des chiffres.',
  ]),
  post: `<p>La moitié de ce qui s’est vendu cet automne l’a été en trois semaines. ${'Le reste a pris plus de temps, pour des raisons qui changent d’une rue à l’autre. '.repeat(12)}</p><h2>Ce qui a changé depuis l’été, et ce qui n’a pas changé du tout</h2><p>${'On visite deux fois, on offre une fois. '.repeat(30)}</p>`,
  home: {
    ...longEn.home,
    kind: 'Maison jumelée avec deuxième logement enregistré',
    description: 'Une maison qui a une longue histoire. '.repeat(120),
  },
  rooms: longEn.rooms.map((room, index) => ({
    ...room,
    name: `Chambre principale avec penderie et salle de bain attenante ${index + 1}`,
    level: 'Niveau inférieur, de plain-pied',
  })),
};

const normalEn: SampleTexts = {
  agent: {
    name: 'Maya Okafor',
    title: 'Sales representative',
    brokerage: 'Northlight Realty Inc., Brokerage',
    mailingAddress: '120 Lakeshore Rd E, Mississauga, ON L5G 1E2',
  },
  slogan: 'Live where the road meets the lake.',
  subtitle:
    'Homes from Burlington to Etobicoke, with an agent who has walked every street between the highway and the water.',
  aboutTitle: 'Eleven years between the tracks and the water',
  about:
    '<p>I grew up above my parents’ shop on Lakeshore Road and never found a reason to leave. I sell perhaps thirty homes a year, answer my own phone, and will tell you when a house floods in April.</p><p>I speak English, French and Igbo.</p>',
  places: [
    ['Burlington', null],
    ['Oakville', null],
    ['Port Credit', 'Mississauga'],
    ['Etobicoke', null],
  ],
  news: [
    [
      'Townhouses lead fall sales as buyers trade size for a shorter walk',
      'Semis and townhouses sold faster than anything else along the shore this fall.',
    ],
    [
      'Conservation lines: what you may build within 30 metres of the water',
      'A deck is not a dock, and neither is a shed. What the authority asks for.',
    ],
    [
      'Five repairs that came back at closing this year',
      'What inspectors found, and what each of it cost in the end.',
    ],
  ],
  post: '<p>Semis and townhouses sold faster than anything else along the shore this fall. Half of them were gone within sixteen days.</p><p>Buyers tell me the same story: a smaller house, a shorter walk, and a train that comes four times an hour.</p><h2>What it means if you sell</h2><p>Start with the front, where people stand and decide. Paint costs less than a price change.</p><ul><li>Have the roof looked at before anybody asks.</li><li>Find the survey: somebody will want it.</li></ul><h2>And if you buy</h2><p>Come on a weekday. You see the street as it is.</p>',
  home: {
    address: '405 Revus Ave',
    place: 'Port Credit',
    kind: 'Detached',
    description:
      'A house of cedar and brick two streets from the lake, built in 2019. The kitchen faces the garden; the office has a door of its own.\n\nBasement with separate entrance, radiant floors, and a garage that fits two cars and the canoe.',
    listedBy: 'Northlight Realty Inc., Brokerage',
  },
  rooms: [
    { name: 'Kitchen', level: 'Main', size: '18.5 × 12.2 ft' },
    { name: 'Living room', level: 'Main', size: '16 × 14 ft' },
    { name: 'Primary bedroom', level: 'Second', size: '15.2 × 13 ft' },
  ],
};

const normalFr: SampleTexts = {
  ...normalEn,
  agent: { ...normalEn.agent, title: 'Représentante' },
  slogan: 'Vivre là où la route rejoint le lac.',
  subtitle:
    'Des propriétés de Burlington à Etobicoke, avec une courtière qui a marché chaque rue entre l’autoroute et l’eau.',
  aboutTitle: 'Onze ans entre la voie ferrée et l’eau',
  about:
    '<p>J’ai grandi au-dessus du magasin de mes parents, rue Lakeshore, et je n’ai jamais trouvé de raison de partir. Je vends une trentaine de propriétés par année, je réponds moi-même au téléphone, et je vous dirai si une maison prend l’eau en avril.</p><p>Je parle français, anglais et igbo.</p>',
  news: [
    [
      'Les maisons en rangée mènent les ventes de l’automne',
      'Jumelées et maisons en rangée se sont vendues plus vite que tout le reste cet automne.',
    ],
    [
      'Zones de conservation\u00a0: ce que l’on peut bâtir à 30\u00a0m de l’eau',
      'Une terrasse n’est pas un quai, et un cabanon non plus. Ce que l’office exige.',
    ],
    [
      'Cinq réparations qui sont revenues à la conclusion',
      'Ce que les inspecteurs ont trouvé, et ce que cela a coûté.',
    ],
  ],
  post: '<p>Jumelées et maisons en rangée se sont vendues plus vite que tout le reste cet automne. La moitié ont trouvé preneur en seize jours.</p><p>Les acheteurs me disent tous la même chose\u00a0: moins d’espace, tout à pied, et un train quatre fois l’heure.</p><h2>Si vous vendez</h2><p>Commencez par la façade, là où l’on s’arrête et décide. La peinture coûte moins cher qu’une baisse de prix.</p><ul><li>Faites voir le toit avant qu’on le demande.</li><li>Retrouvez le certificat de localisation.</li></ul>',
  home: {
    ...normalEn.home,
    kind: 'Maison individuelle',
    description:
      'Une maison de cèdre et de brique à deux rues du lac, construite en 2019. La cuisine donne sur le jardin; le bureau a sa propre porte.',
  },
  rooms: [
    { name: 'Cuisine', level: 'Rez-de-chaussée', size: '18,5 × 12,2 pi' },
    { name: 'Salon', level: 'Rez-de-chaussée', size: '16 × 14 pi' },
    { name: 'Chambre principale', level: 'Étage', size: '15,2 × 13 pi' },
  ],
};

const short: SampleTexts = {
  agent: { name: 'Bo', title: '', brokerage: 'Ox Ltd.', mailingAddress: '' },
  slogan: 'Home.',
  subtitle: '',
  aboutTitle: '',
  about: '',
  places: [['Ajax', null]],
  news: [['Sold', '']],
  post: '<p>Sold.</p>',
  home: { address: '', place: 'Ajax', kind: '', description: '', listedBy: 'Ox Ltd.' },
  rooms: [],
};

export const sampleTexts: Record<SampleLength, Record<Language, SampleTexts>> = {
  normal: { en: normalEn, fr: normalFr },
  long: { en: longEn, fr: longFr },
  short: { en: short, fr: { ...short, slogan: 'Chez soi.', news: [['Vendu', '']], post: '<p>Vendu.</p>' } },
};
