import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';
import { filterFr } from './filter.fr.ts';
import { formFr } from './form.fr.ts';
import { importFr } from './import.fr.ts';
import { listFr } from './list.fr.ts';
import { pageFr } from './page.fr.ts';
import { partsFr } from './parts.fr.ts';
import { touchbaseFr } from './touchbase.fr.ts';

export const fr: Texts<typeof en> = {
  ...partsFr,
  ...filterFr,
  list: listFr,
  touchbase: touchbaseFr,
  form: formFr,
  page: pageFr,
  import: importFr,
};
