import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  language: 'Langue',
  footer: '© 2025 | {{brand}} | Tous droits réservés',
  backToLogin: 'Retour à la connexion',
  hero: {
    headline: 'Votre compagnon futé pour chaque inscription.',
    text: 'Recherchez, comparez, partagez et faites vos suivis, le tout au même endroit.',
    chipTitle: 'ACM prête pour le 62, av. Oakwood N',
    chipText: '1 612 000 $ à 1 698 000 $ · 8 comparables à moins de 1 km',
  },
  fields: {
    email: 'Courriel',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    typeAgain: 'Saisissez-le de nouveau',
    clipboardHint: 'Le copier-coller est désactivé dans les deux champs.',
    mustMatch: 'Les mots de passe doivent être identiques',
  },
  challenge: {
    loadFailed:
      'La vérification contre les connexions automatisées ne s’est pas chargée. Voyez votre connexion.',
  },
  login: {
    title: 'Bon retour',
    text: 'Connectez-vous à votre compte {{brand}}.',
    newPassword: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
    wantedTitle: 'Cette page demande une connexion.',
    wantedText:
      'Elle est ouverte aux personnes qui ont un compte {{brand}}. Connectez-vous, et elle s’ouvrira.',
    forgot: 'Mot de passe oublié',
    submit: 'Se connecter',
    invalid: 'Courriel ou mot de passe non valide',
    lockedTitle: 'Ce compte est verrouillé pour l’instant.',
    lockedText:
      'Il y a eu trop de tentatives infructueuses. Attendez environ {{minutes}} minutes, puis reconnectez-vous. Si vous ne connaissez plus le mot de passe, choisissez-en un nouveau.',
    lockedAction: 'Choisir un nouveau mot de passe',
    agreement:
      'En vous connectant, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
    registerPrompt: 'Première visite? <register>Créer un compte</register>',
    demo: 'Comptes de démonstration, un clic remplit le formulaire',
    demoFill: 'Remplir avec {{email}}',
  },
  unverified: {
    title: 'Confirmez d’abord votre courriel.',
    text: 'Ouvrez le lien envoyé à <email>{{email}}</email>, puis connectez-vous.',
    resend: 'Renvoyer le courriel',
    sent: 'Le courriel de confirmation est en route.',
    failed: 'Le courriel n’a pas pu être envoyé. Réessayez dans quelques minutes.',
  },
  forgot: {
    title: 'Mot de passe oublié?',
    text: 'Entrez le courriel avec lequel vous vous connectez. Nous y envoyons un code de vérification, et vous choisissez un nouveau mot de passe.',
    submit: 'Confirmer le courriel',
  },
  sent: {
    title: 'Code de vérification envoyé',
    text: 'Si <email>{{email}}</email> a un compte, le code est en route. Il est valable {{minutes}} minutes.',
    hint: 'Rien après quelques minutes? Regardez dans les indésirables ou vérifiez l’adresse.',
    sendAgain: 'Envoyer de nouveau',
    sendAgainIn: 'Envoyer de nouveau dans {{time}}',
    demoMailbox: 'Cette démo garde ses courriels. <mailbox>Ouvrir la boîte de réception</mailbox>',
  },
  reset: {
    title: 'Créer un nouveau mot de passe',
    text: 'Choisissez-en un que vous n’utilisez nulle part ailleurs.',
    submit: 'Confirmer',
    done: 'Votre nouveau mot de passe est en place.',
    invalidTitle: 'Ce lien n’est plus valide.',
    invalidText: 'Il sert une seule fois et pour peu de temps. Demandez-en un nouveau.',
    askAgain: 'Demander un nouveau lien',
  },
  register: {
    title: 'Créez votre compte',
    text: 'Quelques détails, puis un courriel pour confirmer votre adresse.',
    submit: 'Créer le compte',
    agreement:
      'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
    loginPrompt: 'Vous avez un compte? <login>Se connecter</login>',
    doneTitle: 'Consultez vos courriels',
    doneText:
      'Nous avons envoyé un lien à <email>{{email}}</email>. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.',
  },
  confirmEmail: {
    title: 'Confirmez votre courriel',
    text: 'Un clic, et vous pourrez vous connecter avec cette adresse.',
    submit: 'Confirmer le courriel',
    doneTitle: 'Courriel confirmé',
    doneText: 'Votre compte est prêt.',
    toLogin: 'Se connecter',
    failedTitle: 'Ce lien n’est plus valide.',
    failedText:
      'Il a peut-être déjà servi : il suffit alors de vous connecter. Sinon, faites envoyer un nouveau courriel.',
    brokenText: 'L’adresse n’a pas pu être confirmée. Réessayez dans quelques minutes.',
    resend: 'Envoyer un nouveau courriel',
    resentTitle: 'Consultez vos courriels',
    resentText: 'Si <email>{{email}}</email> attend une confirmation, un nouveau lien est en route.',
  },
  changeEmail: {
    title: 'Une autre adresse de connexion',
    text: 'Quelqu’un qui connaît le mot de passe d’un compte veut se connecter avec une autre adresse. Le courriel qui vous a mené ici dit laquelle. Les deux adresses doivent être d’accord.',
    confirm: 'Oui, la changer',
    refuse: 'Non, ne rien changer',
    brokenText: 'Votre réponse n’a pas pu être envoyée. Réessayez dans quelques minutes.',
    changedTitle: 'L’adresse est changée',
    changedText:
      'Désormais, vous vous connectez avec la nouvelle adresse. Les autres appareils ont été déconnectés.',
    waitingTitle: 'Un premier oui est là',
    waitingText: 'L’autre adresse a reçu un courriel aussi. Le changement compte dès qu’il y est confirmé.',
    refusedTitle: 'Rien ne change',
    refusedText:
      'Le changement est annulé, et ses liens ne fonctionnent plus. Si la demande ne vient pas de vous, choisissez un nouveau mot de passe\u00A0: quelqu’un connaît le vôtre.',
    newPassword: 'Choisir un nouveau mot de passe',
    toApp: 'Continuer vers {{brand}}',
    invalidTitle: 'Ce lien n’est plus valide.',
    invalidText:
      'Il sert une seule fois, pendant deux jours, jusqu’à ce que le changement soit fait ou annulé. Un nouveau lien se demande dans le profil.',
  },
};
