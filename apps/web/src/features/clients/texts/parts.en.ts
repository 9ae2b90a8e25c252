import { clientEn } from '@hearthline/format/vocabulary/client.en';
/** Small words that every screen about clients shares. */
export const partsEn = {
  consentWords: clientEn.consent,
  contactKinds: clientEn.contactKind,
  languages: { en: 'English', fr: 'French' },
  undo: 'Undo',
} as const;
