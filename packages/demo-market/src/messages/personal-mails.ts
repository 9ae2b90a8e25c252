import type { ClientType } from '@hearthline/domain/client/vocabulary';
import { clientTypes } from '@hearthline/domain/client/vocabulary';
import type { DemoClient } from '../clients/demo-clients.ts';
import type { DemoMail } from './demo-message.ts';
import { listItems, sitePlace, writeMail, writeText } from './mail-words.ts';

export interface SuitedMail {
  suits: readonly ClientType[];
  /** What else must be so for it to make sense. */
  fits?: (client: DemoClient) => boolean;
  mail: DemoMail;
}

const buyers: readonly ClientType[] = ['buyer', 'buyerSeller', 'investor'];
const sellers: readonly ClientType[] = ['seller', 'buyerSeller', 'landlord'];
const renters: readonly ClientType[] = ['tenant'];

/** Answers and news of a deal, as an agent writes them between two appointments. */
export const personalMails: readonly SuitedMail[] = [
  {
    suits: buyers,
    mail: writeMail(
      [
        'Saturday at 11 is confirmed',
        'Hi {{firstName}},',
        'Saturday at 11 works for the owners. I will be at the door ten minutes early with the floor plan and the tax bill, so you can look around in peace.',
        'Street parking is easiest on the east side. See you there!',
      ],
      [
        'Samedi à 11 h, c’est confirmé',
        'Bonjour {{firstName}},',
        'Samedi à 11 h convient aux propriétaires. Je serai à la porte dix minutes d’avance avec le plan d’étage et le compte de taxes; vous pourrez visiter sans vous presser.',
        'Le plus simple est de se garer du côté est de la rue. À samedi!',
      ],
    ),
  },
  {
    suits: buyers,
    mail: writeMail(
      [
        'Roof, furnace and taxes: your three answers',
        'Hi {{firstName}},',
        'I heard back from the listing agent this morning:',
        listItems(
          'The roof was done in 2018, with a transferable warranty.',
          'The furnace is from 2021 and is owned, not rented.',
          'Taxes were a little over $6,400 last year.',
        ),
        'Nothing there changes my mind about the house. Shall we see it a second time this week?',
      ],
      [
        'Toiture, fournaise et taxes : vos trois réponses',
        'Bonjour {{firstName}},',
        'J’ai eu des nouvelles du courtier inscripteur ce matin :',
        listItems(
          'La toiture a été refaite en 2018, avec une garantie transférable.',
          'La fournaise date de 2021 et appartient aux propriétaires.',
          'Les taxes dépassaient à peine 6 400 $ l’an dernier.',
        ),
        'Rien de tout cela ne me fait changer d’avis. On y retourne cette semaine?',
      ],
    ),
  },
  {
    suits: buyers,
    mail: writeMail(
      [
        'After today’s visits',
        'Hi {{firstName}},',
        'Thank you for your time today. I noticed you stayed longest in the second house, and I think you are right about it: the light is better and the street is quieter.',
        'Sleep on it. If it is still on your mind tomorrow, call me and we will go through the numbers together.',
      ],
      [
        'Après nos visites d’aujourd’hui',
        'Bonjour {{firstName}},',
        'Merci pour votre temps aujourd’hui. C’est dans la deuxième maison que vous êtes restés le plus longtemps, et je vous comprends : la lumière est plus belle et la rue, plus calme.',
        'La nuit porte conseil. Si vous y pensez encore demain, appelez-moi et nous regarderons les chiffres ensemble.',
      ],
    ),
  },
  {
    suits: buyers,
    fits: ({ mortgageStatus }) => mortgageStatus === 'preApproved',
    mail: writeMail(
      [
        'Your pre-approval letter',
        'Hi {{firstName}},',
        'The lender sent your letter: the rate is held for 120 days. I saved a copy with your papers.',
        `Before we write an offer, please read <a href="${sitePlace}/guides/closing-costs">this page about closing costs</a>. It is short, and it saves surprises.`,
      ],
      [
        'Votre lettre de préapprobation',
        'Bonjour {{firstName}},',
        'Le prêteur a envoyé votre lettre : le taux est garanti pendant 120 jours. J’en ai gardé une copie dans votre dossier.',
        `Avant de rédiger une offre, lisez <a href="${sitePlace}/guides/frais-de-cloture">cette page sur les frais de clôture</a>. Elle est courte et évite les surprises.`,
      ],
    ),
  },
  {
    suits: buyers,
    fits: ({ mortgageStatus, timeline }) =>
      timeline === 'now' && (mortgageStatus === 'approved' || mortgageStatus === 'notNeeded'),
    mail: writeMail(
      [
        'Three dates to keep free',
        'Hi {{firstName}},',
        'The offer is accepted, congratulations! Please keep these free:',
        listItems(
          'The inspection, within five business days',
          'The meeting with your lawyer, the week before closing',
          'The last walk through the house, two days before the keys',
        ),
        'I will send an invitation for each. Enjoy the evening, you earned it.',
      ],
      [
        'Trois dates à réserver',
        'Bonjour {{firstName}},',
        'L’offre est acceptée, félicitations! Réservez ces moments :',
        listItems(
          'l’inspection, d’ici cinq jours ouvrables',
          'la rencontre avec votre avocat, la semaine avant la clôture',
          'la dernière visite de la maison, deux jours avant les clés',
        ),
        'Vous recevrez une invitation pour chacun. Bonne soirée, vous l’avez bien méritée.',
      ],
    ),
  },
  {
    suits: sellers,
    mail: writeMail(
      [
        'The photographer comes on Thursday',
        'Hi {{firstName}},',
        'The photographer will be with you on Thursday at 10 and needs about two hours. Open the blinds, clear the kitchen counters and park the cars around the corner; I will take care of the rest.',
        `If you want to go further, here is <a href="${sitePlace}/guides/getting-ready">what helps a home look its best</a>.`,
      ],
      [
        'Le photographe passe jeudi',
        'Bonjour {{firstName}},',
        'Le photographe sera chez vous jeudi à 10 h et aura besoin d’environ deux heures. Ouvrez les stores, dégagez les comptoirs et garez les voitures au coin de la rue; je m’occupe du reste.',
        `Pour aller plus loin, voici <a href="${sitePlace}/guides/preparer-la-maison">ce qui met une maison en valeur</a>.`,
      ],
    ),
  },
  {
    suits: sellers,
    mail: writeMail(
      [
        'What visitors said this weekend',
        'Hi {{firstName}},',
        'Nine parties came through on the weekend. Everybody liked the kitchen and the light; four found the basement dark, and two asked about the closing date.',
        'I would put brighter bulbs downstairs and leave the price alone for now. Let us talk on Wednesday.',
      ],
      [
        'Ce que les visiteurs ont dit',
        'Bonjour {{firstName}},',
        'Neuf groupes sont passés en fin de semaine. Tout le monde a aimé la cuisine et la lumière; quatre ont trouvé le sous-sol sombre et deux ont demandé la date de clôture.',
        'Je mettrais des ampoules plus fortes en bas et je ne toucherais pas au prix pour l’instant. On s’en parle mercredi.',
      ],
    ),
  },
  {
    suits: sellers,
    mail: writeMail(
      [
        'How I arrived at the price',
        'Hi {{firstName}},',
        'You asked how I got to the range we discussed. I compared six homes near {{city|yours}} that sold this year and corrected for the lot, the garage and the renovations.',
        'I would rather be honest now than cut the price in a month. Call me when you have read it, whatever you think of it.',
      ],
      [
        'Comment j’arrive à ce prix',
        'Bonjour {{firstName}},',
        'Vous vouliez savoir d’où vient la fourchette dont nous avons parlé. J’ai comparé six maisons vendues cette année près de {{city|chez vous}}, en tenant compte du terrain, du garage et des rénovations.',
        'J’aime mieux être franc maintenant que baisser le prix dans un mois. Appelez-moi après l’avoir lu, quel que soit votre avis.',
      ],
    ),
  },
  {
    suits: renters,
    mail: writeMail(
      [
        'Your application is complete',
        'Hi {{firstName}},',
        'I have everything: the letter from your employer, the references and the credit report. The landlord answers within two days, and I will call you the minute I know.',
      ],
      [
        'Votre dossier est complet',
        'Bonjour {{firstName}},',
        'J’ai tout reçu : la lettre de l’employeur, les références et le rapport de crédit. Le locateur répond d’ici deux jours et je vous appelle dès que je sais.',
      ],
    ),
  },
  {
    suits: clientTypes,
    mail: writeMail(
      [
        'Good talking to you',
        'Hi {{firstName}},',
        'Thank you for the call today. To sum up: no hurry, the neighbourhood matters more than the house, and Saturdays are best for you.',
        'I wrote it all down. If I forgot something, just answer this mail.',
      ],
      [
        'Merci pour l’appel',
        'Bonjour {{firstName}},',
        'Merci pour l’appel d’aujourd’hui. En résumé : rien ne presse, le quartier compte plus que la maison et le samedi vous convient le mieux.',
        'J’ai tout noté. S’il manque quelque chose, répondez simplement à ce courriel.',
      ],
    ),
  },
  {
    suits: clientTypes,
    mail: writeMail(
      [
        'The name I promised you',
        'Hi {{firstName}},',
        'The contractor I mentioned is Birch &amp; Sons. They did two kitchens for people I know, on time and without drama. Tell them I sent you.',
        'And do send me a picture when it is done!',
      ],
      [
        'Le nom promis',
        'Bonjour {{firstName}},',
        'L’entrepreneur dont je vous parlais est Birch &amp; Sons. Ils ont fait deux cuisines chez des gens que je connais, à temps et sans histoires. Dites-leur que vous venez de ma part.',
        'Et envoyez-moi une photo quand ce sera fini!',
      ],
    ),
  },
];

export const personalTexts: readonly SuitedMail[] = [
  {
    suits: clientTypes,
    mail: writeText(
      'Hi {{firstName}}, running five minutes late, sorry! See you at the door. {{agentName}}',
      'Bonjour {{firstName}}, j’aurai cinq minutes de retard. On se voit à la porte. {{agentName}}',
    ),
  },
  {
    suits: [...buyers, ...renters],
    mail: writeText(
      '{{firstName}}, the second visit is confirmed for 5:30 tomorrow. Parking is behind the building. {{agentName}}',
      '{{firstName}}, la deuxième visite est confirmée pour demain 17 h 30. Le stationnement est derrière l’immeuble. {{agentName}}',
    ),
  },
  {
    suits: buyers,
    mail: writeText(
      'The inspection is done, {{firstName}}: nothing that worries me. I will call you tonight with the details. {{agentName}}',
      'L’inspection est terminée, {{firstName}} : rien d’inquiétant. Je vous appelle ce soir avec les détails. {{agentName}}',
    ),
  },
  {
    suits: clientTypes,
    mail: writeText(
      'Your papers arrived, {{firstName}}, thank you! Nothing else is needed for now. {{agentName}}',
      'Vos documents sont arrivés, {{firstName}}, merci! Rien d’autre pour l’instant. {{agentName}}',
    ),
  },
];
