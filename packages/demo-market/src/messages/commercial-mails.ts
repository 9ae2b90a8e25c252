import type { CommercialCategory } from '@hearthline/domain/client/consent';
import type { ClientType } from '@hearthline/domain/client/vocabulary';
import type { DemoMail } from './demo-message.ts';
import { listItems, sitePlace, writeMail } from './mail-words.ts';
import type { SuitedMail } from './personal-mails.ts';

const buyers: readonly ClientType[] = ['buyer', 'buyerSeller', 'investor'];
const owners: readonly ClientType[] = ['seller', 'buyerSeller', 'landlord', 'investor'];
const renters: readonly ClientType[] = ['tenant'];

/** To one person at a time, because it suits them. */
export const commercialMails: readonly (SuitedMail & { category: CommercialCategory })[] = [
  {
    category: 'baskets',
    suits: buyers,
    mail: writeMail(
      [
        'Three homes I would show you, {{firstName}}',
        'Hi {{firstName}},',
        'I went through everything new around {{city|the lake}} and kept three:',
        listItems(
          'A brick two-storey on a quiet crescent, with an office on the main floor',
          'A bungalow with the best kitchen I saw this month and a small yard',
          'A semi near the school, priced to sell, that needs paint and little else',
        ),
        `<a href="${sitePlace}/picks/three-homes">See all three with pictures</a>, and tell me which one you would open first.`,
      ],
      [
        'Trois propriétés à vous montrer, {{firstName}}',
        'Bonjour {{firstName}},',
        'J’ai parcouru toutes les nouveautés autour de {{city|la rive}} et j’en ai gardé trois :',
        listItems(
          'une maison de brique à deux étages sur un croissant tranquille, avec un bureau au rez-de-chaussée',
          'un bungalow avec la plus belle cuisine du mois et une petite cour',
          'une jumelée près de l’école, bien affichée, à qui il ne manque que de la peinture',
        ),
        `<a href="${sitePlace}/picks/trois-proprietes">Voyez les trois en photos</a> et dites-moi laquelle vous ouvririez en premier.`,
      ],
    ),
  },
  {
    category: 'baskets',
    suits: buyers,
    mail: writeMail(
      [
        'Two that are not on everybody’s list',
        'Hi {{firstName}},',
        'Both have been for sale for over a month, which is why nobody talks about them. One is overpriced and knows it; the other has poor pictures and a wonderful garden.',
        `<a href="${sitePlace}/picks/overlooked">Have a look at both</a>. I can get us in on any evening this week.`,
      ],
      [
        'Deux propriétés que personne ne regarde',
        'Bonjour {{firstName}},',
        'Les deux sont à vendre depuis plus d’un mois, et plus personne n’en parle. L’une est trop chère et le sait; l’autre a de mauvaises photos et un jardin magnifique.',
        `<a href="${sitePlace}/picks/oubliees">Jetez un œil aux deux</a>. Nous pouvons y passer n’importe quel soir cette semaine.`,
      ],
    ),
  },
  {
    category: 'baskets',
    suits: renters,
    mail: writeMail(
      [
        'Two apartments within your rent',
        'Hi {{firstName}},',
        'Both are free from the first of next month, both take a cat, and one has the balcony you asked for.',
        `<a href="${sitePlace}/picks/rentals">Floor plans and pictures are here.</a> Good ones go within days, so do not wait for the weekend.`,
      ],
      [
        'Deux appartements dans votre budget',
        'Bonjour {{firstName}},',
        'Les deux sont libres le premier du mois prochain, les deux acceptent un chat et l’un a le balcon que vous vouliez.',
        `<a href="${sitePlace}/picks/locations">Plans et photos sont ici.</a> Les bons partent en quelques jours; n’attendez pas la fin de semaine.`,
      ],
    ),
  },
  {
    category: 'alerts',
    suits: buyers,
    mail: writeMail(
      [
        'New this morning, and close to what you want',
        'Hi {{firstName}},',
        'A detached house in {{city|your area}} came on the market this morning: three bedrooms, a deep lot, and within your budget.',
        `<a href="${sitePlace}/homes/new-today">Here it is.</a> Visits begin tomorrow.`,
      ],
      [
        'Nouveau ce matin, et près de ce que vous cherchez',
        'Bonjour {{firstName}},',
        'Une maison détachée vient d’arriver sur le marché à {{city|deux pas}} : trois chambres, un terrain profond, et dans votre budget.',
        `<a href="${sitePlace}/homes/nouveau">La voici.</a> Les visites commencent demain.`,
      ],
    ),
  },
  {
    category: 'alerts',
    suits: buyers,
    mail: writeMail(
      [
        'The price came down',
        'Hi {{firstName}},',
        'Remember the corner house with the porch? The owners lowered the price yesterday, and it is now inside your range.',
        `<a href="${sitePlace}/homes/corner-house">Look at it again</a> and let me know.`,
      ],
      [
        'Le prix a baissé',
        'Bonjour {{firstName}},',
        'Vous souvenez-vous de la maison de coin avec la galerie? Les propriétaires ont baissé le prix hier et elle entre maintenant dans votre budget.',
        `<a href="${sitePlace}/homes/maison-de-coin">Revoyez-la</a> et dites-moi ce que vous en pensez.`,
      ],
    ),
  },
  {
    category: 'reports',
    suits: owners,
    mail: writeMail(
      [
        'What homes like yours did this season',
        'Hi {{firstName}},',
        'I put the sales around {{city|you}} on one page: what was asked, what was paid, and how long it took.',
        `<a href="${sitePlace}/reports/season">Open the report</a>. If you are curious what it means for your own home, I am happy to work it out, without obligation.`,
      ],
      [
        'Le marché des maisons comme la vôtre',
        'Bonjour {{firstName}},',
        'J’ai réuni sur une page les ventes autour de {{city|chez vous}} : le prix demandé, le prix payé et le temps qu’il a fallu.',
        `<a href="${sitePlace}/reports/saison">Ouvrez le rapport</a>. Si vous voulez savoir ce que cela veut dire pour votre maison, je ferai le calcul avec plaisir, sans engagement.`,
      ],
    ),
  },
  {
    category: 'reports',
    suits: owners,
    mail: writeMail(
      [
        'Your street this year',
        'Hi {{firstName}},',
        'Two neighbours sold this year, and both did better than I expected. The reason is simple: there is little to buy, and buyers who wait for {{city|this area}} are patient.',
        `<a href="${sitePlace}/reports/street">The numbers are here.</a>`,
      ],
      [
        'Votre rue cette année',
        'Bonjour {{firstName}},',
        'Deux voisins ont vendu cette année et les deux ont fait mieux que prévu. La raison est simple : il y a peu à acheter, et ceux qui attendent {{city|ce secteur}} sont patients.',
        `<a href="${sitePlace}/reports/rue">Les chiffres sont ici.</a>`,
      ],
    ),
  },
];

export const birthdayMail: DemoMail = writeMail(
  [
    'Happy birthday, {{firstName}}!',
    'Dear {{firstName}},',
    'I wish you a good year: health, time for the people you love, and at least one long evening by the lake.',
    'Have some cake for me.',
  ],
  [
    'Bon anniversaire, {{firstName}}!',
    'Bonjour {{firstName}},',
    'Je vous souhaite une belle année : la santé, du temps pour ceux que vous aimez et au moins une longue soirée au bord du lac.',
    'Prenez un morceau de gâteau à ma santé.',
  ],
);

export const moveInMail: DemoMail = writeMail(
  [
    'Another year at home',
    'Dear {{firstName}},',
    'On this day you got your keys. I hope the house still feels like the right one, and that whatever creaked then has stopped.',
    'If you ever need a plumber, a painter or just an opinion, you have my number.',
  ],
  [
    'Une année de plus chez vous',
    'Bonjour {{firstName}},',
    'C’est aujourd’hui l’anniversaire de vos clés. J’espère que la maison est toujours la bonne et que ce qui craquait ne craque plus.',
    'S’il vous faut un plombier, un peintre ou un simple avis, vous avez mon numéro.',
  ],
);

const frenchMonths = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthOpenings = [
  {
    en: 'It was a calmer month than the one before. Well-priced homes were gone within two weeks; the others are still there.',
    fr: 'Le mois a été plus calme que le précédent. Les propriétés bien affichées sont parties en deux semaines; les autres sont encore là.',
  },
  {
    en: 'More homes came on the market than in the month before, and buyers took their time. Sellers who accepted that sold.',
    fr: 'Il y a eu plus de nouveautés que le mois précédent, et les acheteurs ont pris leur temps. Les vendeurs qui l’ont accepté ont vendu.',
  },
  {
    en: 'A busy month by the lake: few homes for sale, many visitors, and three offers on the nicest ones.',
    fr: 'Un mois animé au bord du lac : peu de propriétés à vendre, beaucoup de visiteurs et trois offres sur les plus belles.',
  },
];

/** About the month that is over, `2025-10`. */
export function monthlyMail(month: string): DemoMail {
  const position = Number(month.slice(5, 7)) - 1;
  const [en = '', fr = ''] = [englishMonths[position], frenchMonths[position]];
  const of = /^[aeiouéâ]/.test(fr) ? 'd’' : 'de ';
  const opening = monthOpenings[position % monthOpenings.length] as (typeof monthOpenings)[number];
  return writeMail(
    [
      `By the lake in ${en}`,
      'Hi {{firstName|there}},',
      opening.en,
      'What I tell people who ask: look at what was paid, not at what is asked, and see a home twice, once in the rain.',
      `<a href="${sitePlace}/letters/${month}">Read the whole letter</a>, with the sales street by street.`,
    ],
    [
      `Au bord du lac, le mois ${of}${fr}`,
      'Bonjour {{firstName}},',
      opening.fr,
      'À ceux qui me le demandent, je réponds : regardez ce qui a été payé, pas ce qui est demandé, et visitez deux fois, dont une sous la pluie.',
      `<a href="${sitePlace}/letters/${month}">Lisez la lettre au complet</a>, avec les ventes rue par rue.`,
    ],
  );
}
