import { clientFr } from '@hearthline/format/vocabulary/client.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { partsEn } from './parts.en.ts';

export const partsFr: Texts<typeof partsEn> = {
  consentWords: clientFr.consent,
  contactKinds: clientFr.contactKind,
  languages: { en: 'Anglais', fr: 'Français' },
  undo: 'Annuler',
};
