import type { Language } from '@hearthline/contract/common';

interface ContactTexts {
  name: string;
  email: string;
  phone: string;
  message: string;
  tooQuick: string;
  tooOld: string;
  challenge: string;
  tooMany: string;
  /** Over what they wrote, for the agent. */
  from: string;
  about: (home: string) => string;
  evidence: string;
  notice: (name: string) => string;
}

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    name: 'Your name, please.',
    email: 'This is not an email address that an answer can be sent to.',
    phone: 'This is not a phone number. It can also be left empty.',
    message: 'Write a few words first.',
    tooQuick: 'That was quicker than anybody types. Please send it once more.',
    tooOld: 'This page was open for long. Please send it once more.',
    challenge: 'The check did not work out. Please try it once more.',
    tooMany: 'A lot was sent from here just now. Please wait a few minutes, or call.',
    from: 'From your website',
    about: (home) => `About: ${home}`,
    evidence: 'Contact form of the website',
    notice: (name) => `${name} wrote to you by your website`,
  },
  fr: {
    name: 'Votre nom, s’il vous plaît.',
    email: 'Ce n’est pas une adresse courriel à laquelle répondre.',
    phone: 'Ce n’est pas un numéro de téléphone. Le champ peut aussi rester vide.',
    message: 'Écrivez d’abord quelques mots.',
    tooQuick: 'C’était plus rapide que quiconque ne tape. Veuillez l’envoyer encore une fois.',
    tooOld: 'Cette page était ouverte depuis longtemps. Veuillez l’envoyer encore une fois.',
    challenge: 'La vérification n’a pas réussi. Veuillez réessayer.',
    tooMany: 'Beaucoup de messages viennent d’être envoyés d’ici. Attendez quelques minutes, ou téléphonez.',
    from: 'De votre site web',
    about: (home) => `Au sujet de\u00a0: ${home}`,
    evidence: 'Formulaire de contact du site web',
    notice: (name) => `${name} vous a écrit par votre site web`,
  },
};
