import { homeFr } from '@hearthline/format/vocabulary/home.fr';
import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';
import { factFormFr } from './fact-form.fr.ts';
import { factsFr } from './facts.fr.ts';
import { generateFr } from './generate.fr.ts';
import { partsFr } from './parts.fr.ts';
import { recentFr } from './recent.fr.ts';
import { startFr } from './start.fr.ts';

export const fr: Texts<typeof en> = {
  ...partsFr,
  vocabulary: listingFr,
  home: { fact: homeFr.fact, basementFinish: homeFr.basementFinish, condition: homeFr.condition },
  facts: factsFr,
  factForm: factFormFr,
  start: startFr,
  generate: generateFr,
  recent: recentFr,
};
