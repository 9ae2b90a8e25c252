import { withDe } from '@hearthline/format/elide';
import type { WritePrivacy } from './site-privacy.en.ts';

export const sitePrivacyFr: WritePrivacy = ({ agent, brokerage, contact }) => ({
  title: 'Confidentialité',
  lead: 'Ce que ce site conserve à votre sujet, pourquoi, et comment le consulter ou le faire effacer.',
  parts: [
    {
      title: 'Qui est responsable',
      paragraphs: [
        `${agent}, ${withDe(brokerage)}, décide de ce qui est conservé et de l’usage qui en est fait, et en assure la protection selon le droit canadien\u00a0: la Loi sur la protection des renseignements personnels et les documents électroniques et, pour les personnes du Québec, la Loi sur la protection des renseignements personnels dans le secteur privé.`,
        `Les questions, demandes et plaintes au sujet de vos renseignements s’adressent à\u00a0: ${contact}.`,
      ],
    },
    {
      title: 'Si vous ne faites que consulter',
      paragraphs: [
        'Aucun compte n’est nécessaire et vous ne laissez aucun nom. Ce site ne dépose pas de témoins (cookies), ne garde rien dans votre navigateur, ne charge rien d’annonceurs ni de réseaux sociaux et ne reconnaît personne au retour.',
        'Le nombre de consultations de chaque page est compté par jour, sans savoir par qui. Le serveur voit l’adresse Internet de votre appareil pendant qu’il répond et s’en sert brièvement pour contrer les afflux de requêtes.',
      ],
    },
    {
      title: 'Si vous écrivez',
      paragraphs: [
        'Votre nom, votre courriel, votre message, la propriété qui vous intéresse et, si vous le donnez, votre numéro de téléphone sont conservés pour vous répondre et pour que la personne qui vous aide sache ce qui a été dit. Y ont accès la personne nommée ci-dessus, l’agence dans la mesure où la loi qui la régit l’exige, et les entreprises qui exploitent ce site et sa messagerie en leur nom, par contrat.',
        'Ils ne sont ni vendus ni remis à quiconque vous ferait de la publicité.',
        'Le formulaire peut demander à votre navigateur de résoudre une petite tâche, ou faire vérifier par un service qu’aucun programme ne le remplit. Cette vérification voit l’adresse Internet de votre appareil et quelques propriétés de votre navigateur, mais rien de votre message.',
      ],
    },
    {
      title: 'Les courriels que vous n’avez pas demandés un à un',
      paragraphs: [
        'À qui écrit, on peut répondre et écrire au sujet de cette question pendant six mois au plus\u00a0: c’est ce que la loi appelle le consentement tacite. Au-delà, les nouvelles et les nouvelles propriétés ne vont qu’aux personnes qui ont accepté, par la case du formulaire, qui est vide au départ et n’est jamais nécessaire pour obtenir une réponse.',
        'Chacun de ces courriels nomme son expéditeur et contient un lien pour y mettre fin. Vous pouvez aussi laisser votre adresse à la page indiquée à la fin de ce texte. Ce que vous avez accepté, quand et dans quels termes est conservé tant qu’il peut falloir le prouver.',
      ],
    },
    {
      title: 'Combien de temps',
      paragraphs: [
        'Une question restée sans suite est effacée dès qu’elle n’est plus nécessaire pour vous répondre. Les dossiers de vente ou d’achat restent aussi longtemps que l’exigent les règles des agences, de l’impôt et de la lutte contre le blanchiment d’argent, soit plusieurs années.',
        'Le fait qu’une personne ne veut plus de courriels reste connu, sous une forme qui ne permet pas de lire l’adresse, puisqu’il faut le respecter.',
      ],
    },
    {
      title: 'Ce que vous pouvez demander',
      paragraphs: [
        'Vous pouvez consulter vos renseignements, les faire corriger, retirer votre consentement en tout temps, les recevoir dans un format courant ou les faire effacer dans la mesure où aucune loi n’exige leur conservation. Écrivez à l’adresse ci-dessus\u00a0: vous recevrez une réponse dans les 30 jours, sans frais.',
        'Si la réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
      ],
    },
    {
      title: 'Propriétés et chiffres',
      paragraphs: [
        'Les propriétés à vendre sont montrées avec l’accord de la chambre immobilière et comme leurs vendeurs l’ont décidé. Chaque chiffre repose sur au moins dix ventes\u00a0: il ne révèle rien d’une propriété en particulier ni des personnes qui l’habitent.',
      ],
    },
  ],
});
