import { basketLimits } from '@hearthline/contract/baskets';
import type { Language } from '@hearthline/contract/common';
import type { ErrorCode } from '@hearthline/contract/errors';
import { selectionLimit } from '@hearthline/contract/listings';

/** What a person reads when a call fails; every code in both languages. */
export const errorTexts: Record<ErrorCode, Record<Language, string>> = {
  invalid_input: {
    en: 'Some of what you entered is not valid. Check the marked fields.',
    fr: 'Certaines informations ne sont pas valides. Vérifiez les champs indiqués.',
  },
  unauthenticated: {
    en: 'Session expired, please log in again.',
    fr: 'Session expirée, veuillez vous reconnecter.',
  },
  forbidden: { en: 'You do not have access to this.', fr: 'Vous n’avez pas accès à cet élément.' },
  link_expired: {
    en: 'This link has expired. Open the page again to get a new one.',
    fr: 'Ce lien a expiré. Rouvrez la page pour en obtenir un nouveau.',
  },
  agreement_required: {
    en: 'Listing data needs an active board agreement. Ask your broker or board.',
    fr: 'L’accès aux inscriptions demande une entente active avec votre chambre. Informez-vous auprès de votre courtier ou de votre chambre.',
  },
  not_found: { en: 'Your desired data was not found', fr: 'Les données demandées sont introuvables' },
  listing_not_found: { en: 'Property not found', fr: 'Propriété introuvable' },
  conflict: {
    en: 'This is not possible in the present state. Reload and try again.',
    fr: 'Cela n’est pas possible dans l’état actuel. Rechargez la page et réessayez.',
  },
  already_decided: {
    en: 'Somebody has answered this request already.',
    fr: 'Quelqu’un a déjà répondu à cette demande.',
  },
  already_left: {
    en: 'This has left already and cannot be taken back.',
    fr: 'L’envoi est déjà parti et ne peut plus être repris.',
  },
  too_large: { en: 'What you sent is too large.', fr: 'L’envoi est trop volumineux.' },
  file_too_large: { en: 'File size exceeds 1 MB', fr: 'La taille du fichier dépasse 1 Mo' },
  unsupported_media: {
    en: 'This kind of content is not accepted here.',
    fr: 'Ce type de contenu n’est pas accepté ici.',
  },
  plan_limit: {
    en: 'Your plan has no room for more. An administrator can change it.',
    fr: 'Votre forfait n’a plus de place. Un administrateur peut le changer.',
  },
  card_not_ready: {
    en: 'This card is not ready for print. See what is still open.',
    fr: 'Cette carte n’est pas prête pour l’impression. Voyez ce qui manque encore.',
  },
  print_refused: {
    en: 'A batch can only go one step onward or back, and be called off while it is ready.',
    fr: 'Un lot n’avance ou ne recule que d’une étape, et ne s’annule que tant qu’il est prêt.',
  },
  too_many_results: {
    en: `Search returns more than ${selectionLimit}, please narrow down your search criteria`,
    fr: `La recherche donne plus de ${selectionLimit} résultats, veuillez préciser vos critères`,
  },
  levels_missing: {
    en: 'The level cannot be 0 and must be set for all items before calculating',
    fr: 'Le niveau ne peut pas être 0 et doit être indiqué pour tous les éléments avant le calcul',
  },
  too_few_comparables: {
    en: 'A value needs at least 3 comparables',
    fr: 'Une valeur demande au moins 3 comparables',
  },
  no_weight: {
    en: 'At least one comparable needs a weight above 0',
    fr: 'Au moins un comparable doit avoir un poids supérieur à 0',
  },
  basket_full: {
    en: `A basket holds at most ${basketLimits.homes} homes.`,
    fr: `Un panier contient au plus ${basketLimits.homes} propriétés.`,
  },
  nobody_to_write_to: {
    en: 'Nothing can be sent: nobody of this basket may be written to now, or none of its homes may be shown.',
    fr: 'Rien ne peut être envoyé\u00a0: personne de ce panier ne peut recevoir de message pour le moment, ou aucune de ses propriétés ne peut être montrée.',
  },
  market_not_learnt: {
    en: 'We are still learning from the board’s sales. Try again in a minute',
    fr: 'Nous apprenons encore des ventes de la chambre. Réessayez dans une minute',
  },
  query_too_slow: {
    en: 'This took too long to count. Narrow it down to a place or a shorter period',
    fr: 'Ce calcul a pris trop de temps. Précisez un lieu ou une période plus courte',
  },
  email_exists: { en: 'Email already exists', fr: 'Ce courriel existe déjà' },
  challenge_failed: {
    en: 'The security check did not pass. Try again.',
    fr: 'La vérification de sécurité a échoué. Réessayez.',
  },
  token_invalid: {
    en: 'This link is no longer valid. Ask for a new one.',
    fr: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  },
  not_an_image: {
    en: 'This file is not an image we can read. Choose a JPEG, PNG or WebP file.',
    fr: 'Ce fichier n’est pas une image lisible. Choisissez un fichier JPEG, PNG ou WebP.',
  },
  too_many_requests: {
    en: 'Too many attempts. Wait a minute and try again.',
    fr: 'Trop de tentatives. Attendez une minute et réessayez.',
  },
  internal: {
    en: 'Error in operation, please try again',
    fr: 'Erreur pendant l’opération, veuillez réessayer',
  },
  unavailable: {
    en: "Oops! Server hiccup. We're on it! Please try again later",
    fr: 'Oups! Petit pépin de serveur. On s’en occupe! Veuillez réessayer plus tard',
  },
};
