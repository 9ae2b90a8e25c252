import { withQue } from '@hearthline/format/elide';
import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import { alertFr } from './alert.fr.ts';
import { basketFr } from './basket.fr.ts';
import type { SiteTexts } from './en.ts';
import { sitePageFr } from './site-page.fr.ts';

const count = (many: number, one: string): string => `${many}\u00a0${one}${many === 1 ? '' : 's'}`;

export const fr: SiteTexts = {
  gone: {
    title: 'Ce lien ne mène nulle part',
    text: 'Il est incomplet, ou ce dont il faisait partie n’existe plus.',
  },
  preferences: {
    title: 'Vos courriels',
    intro: (agent) =>
      `Choisissez ce ${withQue(agent)} peut vous envoyer. Les réponses à vos propres questions vous parviennent toujours.`,
    categories: messageFr.categoryToReceive,
    save: 'Enregistrer',
    leave: 'Se désabonner de tout',
    saved: 'Enregistré. C’est valable dès maintenant.',
    left: 'Votre désabonnement est fait. Vous ne recevrez plus rien.',
  },
  report: {
    open: 'Ouvrir le rapport',
    download: 'Télécharger en PDF',
    contents: 'Table des matières',
    privacy:
      'Cette page est privée. Quiconque possède son adresse peut l’ouvrir, jusqu’à ce que votre courtier la ferme.',
  },
  basket: basketFr,
  alert: alertFr,
  site: sitePageFr,
  message: {
    on: 'pour le compte de',
    unsubscribe: 'Se désabonner',
    preferences: 'Choisir ce que vous recevez',
    because: {
      news: 'Vous recevez ce courriel parce que vous avez accepté de recevoir les nouvelles de votre courtier, ou avez été en contact avec lui.',
      alerts: 'Vous recevez ce courriel parce que vous avez demandé à connaître les propriétés de ce genre.',
      baskets: 'Vous recevez ce courriel parce que votre courtier a choisi des propriétés pour vous.',
      greetings: 'Vous recevez ce courriel parce que vous connaissez votre courtier.',
      reports:
        'Vous recevez ce courriel parce que vous avez accepté de recevoir des rapports sur votre marché, ou avez été en contact avec votre courtier.',
    },
    referredBy: (name) => `${name} nous a donné votre adresse.`,
    testNote: 'Ceci est un essai, envoyé à vous seulement.',
    stopGreetings: 'Ne plus recevoir de souhaits',
    leaveAll: 'Se désabonner de tout',
  },
  notification: {
    several: {
      listingChanges: (many) => `${many} changements sur les propriétés que vous suivez`,
      basketAnswers: (many) => `${many} réponses à vos paniers`,
      clientAlerts: (many) => `${many} nouvelles des alertes de vos clients`,
      cmaReports: (many) => `${many} nouvelles de vos analyses`,
      conditionDeadlines: (many) => `${many} conditions arrivent à échéance`,
      birthdays: (many) => `${many} dates à souligner`,
      announcements: (many) => `${many} annonces`,
    },
    more: (many) => `et ${count(many, 'autre')}`,
    open: 'Ouvrir',
    openAll: 'Voir toutes les notifications',
    because: {
      listingChanges:
        'Vous recevez ceci parce que vous voulez connaître les changements de prix et de statut.',
      basketAnswers: 'Vous recevez ceci parce que vous voulez connaître les réponses à vos paniers.',
      clientAlerts: 'Vous recevez ceci parce que vous voulez des nouvelles des alertes de vos clients.',
      cmaReports: 'Vous recevez ceci parce que vous voulez des nouvelles de vos rapports et analyses.',
      conditionDeadlines: 'Vous recevez ceci parce que vous voulez connaître les échéances des conditions.',
      birthdays: 'Vous recevez ceci parce que vous voulez connaître les anniversaires.',
      announcements: 'Vous recevez ceci parce que vous voulez connaître les annonces.',
    },
    settings: 'Choisir ce qui vous parvient',
  },
  account: {
    fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    confirm: (brand, hours) => ({
      subject: `Confirmez votre courriel pour ${brand}`,
      title: 'Confirmez votre courriel',
      body: `Vous avez demandé un compte ${brand}. Confirmez que cette adresse est la vôtre, puis connectez-vous.`,
      button: 'Confirmer le courriel',
      note: `Le lien fonctionne une seule fois et expire dans ${count(hours, 'heure')}.`,
      ignore: 'Si vous n’avez pas demandé de compte, ignorez ce courriel. Le compte restera fermé.',
    }),
    reset: (brand, hours) => ({
      subject: `Choisissez un nouveau mot de passe pour ${brand}`,
      title: 'Choisissez un nouveau mot de passe',
      body: `Quelqu’un a demandé un nouveau mot de passe pour votre compte ${brand}. Choisissez-le ici. Tous les appareils seront alors déconnectés.`,
      button: 'Choisir un nouveau mot de passe',
      note: `Le lien fonctionne une seule fois et expire dans ${count(hours, 'heure')}.`,
      ignore: 'Si ce n’était pas vous, ignorez ce courriel. Votre mot de passe ne change pas.',
    }),
    exists: (brand, hours) => ({
      subject: `Vous avez déjà un compte ${brand}`,
      title: 'Vous avez déjà un compte',
      body: `Quelqu’un a demandé un compte ${brand} avec cette adresse, qui en a déjà un. Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous ne le connaissez pas.`,
      button: 'Choisir un nouveau mot de passe',
      note: `La page demande votre adresse et vous envoie un lien qui expire dans ${count(hours, 'heure')}.`,
      ignore: 'Si ce n’était pas vous, ignorez ce courriel. Rien n’a changé.',
    }),
    newEmail: (brand, hours) => ({
      subject: `Confirmez votre nouvelle adresse pour ${brand}`,
      title: 'Confirmez votre nouvelle adresse',
      body: `Quelqu’un veut se connecter à un compte ${brand} avec cette adresse. Confirmez qu’elle est la vôtre et que vous le voulez. Elle comptera dès que l’ancienne aura été confirmée aussi.`,
      button: 'Ouvrir la page',
      note: `Le lien fonctionne une seule fois et expire dans ${count(hours, 'heure')}.`,
      ignore: 'Si ce n’était pas vous, ignorez ce message ou refusez sur la page. Rien ne change.',
    }),
    oldEmail: (brand, hours, newEmail) => ({
      subject: `Votre adresse pour ${brand} doit changer`,
      title: 'Voulez-vous vous connecter avec une autre adresse?',
      body: `Quelqu’un qui connaît le mot de passe de votre compte ${brand} veut désormais se connecter avec ${newEmail}. Confirmez ou refusez sur la page. La nouvelle adresse doit confirmer aussi.`,
      button: 'Confirmer ou refuser',
      note: `Le lien fonctionne une seule fois et expire dans ${count(hours, 'heure')}. D’ici là, vous vous connectez avec cette adresse.`,
      ignore:
        'Si ce n’était pas vous, refusez, puis choisissez un nouveau mot de passe\u00a0: quelqu’un connaît le vôtre.',
    }),
    taken: (brand) => ({
      subject: `Vous avez déjà un compte ${brand}`,
      title: 'Cette adresse a déjà un compte',
      body: `Quelqu’un voulait se connecter à un autre compte ${brand} avec cette adresse. Ce n’est pas possible, car elle a son propre compte.`,
      button: 'Se connecter',
      note: 'Rien n’a changé.',
      ignore: 'Si ce n’était pas vous, ignorez ce message.',
    }),
  },
};
