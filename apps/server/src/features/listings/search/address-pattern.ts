import { listTypedForms } from '@hearthline/domain/listing/addresses';

/** A typed address as beginnings of normalised ones, with the wildcards of `like` taken literally. */
export function addressPatterns(text: string): string[] {
  return listTypedForms(text).map((form) => `${form.replace(/[\\%_]/g, (character) => `\\${character}`)}%`);
}
