import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  comesWith: 'Arrive avec {{feature}}',
  toDashboard: 'Retour au tableau de bord',
  find: 'Rechercher autre chose',
  features: {
    events: 'les événements et les vœux',
    siteBuilder: 'le créateur de site',
    news: 'les nouvelles',
  },
  about: {
    events: 'Anniversaires, fêtes et déménagements, avec des vœux qui partent d’eux-mêmes.',
    greetingCategories:
      'Les occasions de saluer un client, chacune avec ses modèles de courriel et ses cartes postales.',
    greetingRecent: 'Les vœux partis dernièrement, avec leurs clients et leurs dates.',
    greetingRecentDetail: 'Un vœu : le message, les clients qui l’ont reçu et à quel moment.',
    postalCard: 'Des cartes postales avec vos mots, une par adresse de client, prêtes pour l’impression.',
    emailTemplate: 'Adaptez un courriel de vœux à votre ton, choisissez les clients et le jour de l’envoi.',
    siteBuilder: 'Votre propre site à partir d’un modèle : slogan, image, jusqu’à 4 villes, logo et favicon.',
    templateDetail: 'Un modèle en entier avant d’en faire votre site.',
    heroSection: 'Le slogan, le sous-titre et l’image en haut de votre site.',
    aboutSection: 'Qui vous êtes et comment vous travaillez, avec vos mots et votre photo.',
    news: 'Des nouvelles du marché à mettre sur votre site ou à envoyer à vos clients.',
    newsView: 'Une nouvelle avec l’aperçu de ce que montreront votre site et votre courriel.',
  },
};
