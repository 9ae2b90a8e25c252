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
};
