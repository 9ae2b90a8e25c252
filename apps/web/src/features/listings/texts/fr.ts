import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import { chipsFr } from './chips.fr.ts';
import { compareFr } from './compare.fr.ts';
import { componentsFr } from './components.fr.ts';
import { criteriaFr } from './criteria.fr.ts';
import { detailFr } from './detail.fr.ts';
import type { en } from './en.ts';
import { favoritesFr } from './favorites.fr.ts';
import { mapFr } from './map.fr.ts';
import { resultsFr } from './results.fr.ts';

export const fr: Texts<typeof en> = {
  vocabulary: listingFr,
  ...chipsFr,
  ...compareFr,
  ...componentsFr,
  ...criteriaFr,
  ...detailFr,
  ...favoritesFr,
  ...mapFr,
  ...resultsFr,
};
