import { greetingFr } from '@hearthline/format/vocabulary/greeting.fr';
import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import { designsFr } from './designs.fr.ts';
import type { en } from './en.ts';
import { eventsFr } from './events.fr.ts';
import { recentFr } from './recent.fr.ts';
import { tasksFr } from './tasks.fr.ts';

const { missedReason, ...words } = greetingFr;

export const fr: Texts<typeof en> = {
  words,
  reasons: {
    ...messageFr.leftOut,
    ...words.holdReason,
    ...missedReason,
    held: 'Vœux retenus',
    skipped: 'Sauté cette année',
    cancelled: 'Annulé avant l’envoi',
    consentEnds: 'Le consentement prend fin avant ce jour',
    nobodyCan: 'Aucun de ces clients ne peut le recevoir',
  },
  grades: messageFr.grade,
  ...eventsFr,
  ...tasksFr,
  ...designsFr,
  ...recentFr,
};
