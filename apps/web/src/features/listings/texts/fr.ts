import type { Texts } from '../../../shared/i18n/texts-type.ts';
import { criteriaFr } from './criteria.fr.ts';
import type { en } from './en.ts';
import { mapFr } from './map.fr.ts';
import { vocabularyFr } from './vocabulary.fr.ts';

export const fr: Texts<typeof en> = {
  vocabulary: vocabularyFr,
  ...criteriaFr,
  ...mapFr,
};
