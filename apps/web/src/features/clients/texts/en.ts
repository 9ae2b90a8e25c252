import { filterEn } from './filter.en.ts';
import { formEn } from './form.en.ts';
import { importEn } from './import.en.ts';
import { listEn } from './list.en.ts';
import { pageEn } from './page.en.ts';
import { partsEn } from './parts.en.ts';
import { touchbaseEn } from './touchbase.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  ...partsEn,
  ...filterEn,
  list: listEn,
  touchbase: touchbaseEn,
  form: formEn,
  page: pageEn,
  import: importEn,
} as const;
