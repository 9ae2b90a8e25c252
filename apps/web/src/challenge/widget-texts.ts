import type { WidgetState } from './challenge-types.ts';

type Titles = Record<WidgetState, string>;

interface WidgetTexts {
  titles: Titles;
  signInHint: { wide: string; narrow: string };
  requestHint: { wide: string; narrow: string };
  failedHint: string;
  retry: string;
}

const en: WidgetTexts = {
  titles: {
    idle: 'Ready to check',
    checking: 'Checking…',
    verified: 'You are verified',
    expired: 'The check expired',
    error: 'The check did not work',
  },
  signInHint: {
    wide: 'Protects your account from automated sign-ins',
    narrow: 'Keeps automated sign-ins out',
  },
  requestHint: {
    wide: 'Protects your account from automated requests',
    narrow: 'Keeps automated requests out',
  },
  failedHint: 'Look at your connection.',
  retry: 'Try again',
};

const fr: WidgetTexts = {
  titles: {
    idle: 'Prêt à vérifier',
    checking: 'Vérification…',
    verified: 'Vous êtes vérifié',
    expired: 'La vérification a expiré',
    error: 'La vérification a échoué',
  },
  signInHint: {
    wide: 'Bloque les connexions automatisées',
    narrow: 'Bloque les connexions automatisées',
  },
  requestHint: {
    wide: 'Bloque les demandes automatisées',
    narrow: 'Bloque les demandes automatisées',
  },
  failedHint: 'Voyez votre connexion.',
  retry: 'Réessayer',
};

/** `auto` or nothing means the language of the page, as with the real script. */
export function textsFor(language: string | undefined): WidgetTexts {
  const chosen = !language || language === 'auto' ? document.documentElement.lang : language;
  return chosen.toLowerCase().startsWith('fr') ? fr : en;
}
