import type { Language } from '@hearthline/contract/common';

export type AuthMailKind = 'confirm' | 'reset' | 'exists';

export interface AuthMailTexts {
  subject: string;
  title: string;
  body: string;
  button: string;
  /** How long the link works, or what else there is to know about it. */
  note: string;
  /** For those who did not ask for the mail. */
  ignore: string;
  fallback: string;
}

export const confirmHours = 48;
export const resetHours = 1;

const fallbacks: Record<Language, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
};

type Texts = Record<AuthMailKind, (brand: string) => Omit<AuthMailTexts, 'fallback'>>;

const en: Texts = {
  confirm: (brand) => ({
    subject: `Confirm your email for ${brand}`,
    title: 'Confirm your email',
    body: `You asked for an account with ${brand}. Confirm that this address is yours, then sign in.`,
    button: 'Confirm email',
    note: `The link works once and expires in ${confirmHours} hours.`,
    ignore: 'If you did not ask for an account, ignore this mail. The account stays closed.',
  }),
  reset: (brand) => ({
    subject: `Choose a new password for ${brand}`,
    title: 'Choose a new password',
    body: `Somebody asked for a new password for your ${brand} account. Choose it here. All devices are signed out when you do.`,
    button: 'Choose new password',
    note: `The link works once and expires in ${resetHours} hour.`,
    ignore: 'If it was not you, ignore this mail. Your password stays as it is.',
  }),
  exists: (brand) => ({
    subject: `You already have an account with ${brand}`,
    title: 'You already have an account',
    body: `Somebody asked for a ${brand} account with this address, which has one already. Sign in with your password, or choose a new one if you do not know it.`,
    button: 'Choose new password',
    note: 'The page asks for your address and sends you a link that expires in 1 hour.',
    ignore: 'If it was not you, ignore this mail. Nothing has changed.',
  }),
};

const fr: Texts = {
  confirm: (brand) => ({
    subject: `Confirmez votre courriel pour ${brand}`,
    title: 'Confirmez votre courriel',
    body: `Vous avez demandé un compte ${brand}. Confirmez que cette adresse est la vôtre, puis connectez-vous.`,
    button: 'Confirmer le courriel',
    note: `Le lien fonctionne une seule fois et expire dans ${confirmHours}\u00a0heures.`,
    ignore: 'Si vous n’avez pas demandé de compte, ignorez ce message. Le compte restera fermé.',
  }),
  reset: (brand) => ({
    subject: `Choisissez un nouveau mot de passe pour ${brand}`,
    title: 'Choisissez un nouveau mot de passe',
    body: `Quelqu’un a demandé un nouveau mot de passe pour votre compte ${brand}. Choisissez-le ici. Tous les appareils seront alors déconnectés.`,
    button: 'Choisir un nouveau mot de passe',
    note: `Le lien fonctionne une seule fois et expire dans ${resetHours}\u00a0heure.`,
    ignore: 'Si ce n’était pas vous, ignorez ce message. Votre mot de passe ne change pas.',
  }),
  exists: (brand) => ({
    subject: `Vous avez déjà un compte ${brand}`,
    title: 'Vous avez déjà un compte',
    body: `Quelqu’un a demandé un compte ${brand} avec cette adresse, qui en a déjà un. Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous ne le connaissez pas.`,
    button: 'Choisir un nouveau mot de passe',
    note: 'La page demande votre adresse et vous envoie un lien qui expire dans 1\u00a0heure.',
    ignore: 'Si ce n’était pas vous, ignorez ce message. Rien n’a changé.',
  }),
};

export function authMailTexts(kind: AuthMailKind, language: Language, brand: string): AuthMailTexts {
  return { ...{ en, fr }[language][kind](brand), fallback: fallbacks[language] };
}
