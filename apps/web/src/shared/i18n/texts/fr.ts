import type { Texts } from '../texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  required: 'est un champ obligatoire',
  invalidEmail: 'doit être une adresse courriel valide',
  operationFailed: "Erreur pendant l'opération, veuillez réessayer",
  requestFailed: 'Impossible de traiter votre demande. Veuillez communiquer avec le soutien.',
  sessionExpired: 'Session expirée, veuillez vous reconnecter.',
  error500Message: 'Oups! Petit pépin de serveur. On s’en occupe! Veuillez réessayer plus tard',
  notFoundPageMessage: 'Désolé, nous ne trouvons pas la page que vous cherchez',
  tryAgain: 'Réessayer',
  goBack: 'Retour',
  cancel: 'Annuler',
  apply: 'Appliquer',
  save: 'Enregistrer',
  close: 'Fermer',
  yes: 'Oui',
  no: 'Non',
  loading: 'Chargement',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  dismiss: 'Fermer le message',
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page, number}}',
  },
  passwordRules: {
    label: 'Règles du mot de passe',
    title: 'Votre nouveau mot de passe a',
    long: {
      length: 'Au moins 8 caractères',
      mixed: 'Une majuscule, une minuscule et un chiffre',
      special: 'Un caractère spécial, comme ! @ # $ %',
      noSpaces: 'Aucune espace',
      match: 'Les mots de passe concordent',
    },
    short: {
      length: 'Au moins 8 caractères',
      mixed: 'Majuscule, minuscule, chiffre',
      special: 'Un caractère spécial',
      noSpaces: 'Aucune espace',
      match: 'Mots de passe identiques',
    },
    states: { empty: 'pas encore vérifiée', met: 'respectée', unmet: 'non respectée' },
  },
};
