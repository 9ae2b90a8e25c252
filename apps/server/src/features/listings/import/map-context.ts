import type { FieldReader } from './field-reader.ts';
import { createFieldReader } from './field-reader.ts';
import type { Warnings } from './warnings.ts';
import { createWarnings } from './warnings.ts';
import type { ExplainWord, WordBook } from './words.ts';
import { createWordBook } from './words.ts';

/** What every part of the mapping reads from. */
export interface MapContext {
  reader: FieldReader;
  words: WordBook;
  warnings: Warnings;
  /** For the objects inside: rooms, pictures, history. */
  parseInside(object: Record<string, unknown>): FieldReader;
}

export function createMapContext(property: Record<string, unknown>, explain: ExplainWord): MapContext {
  const warnings = createWarnings();
  return {
    reader: createFieldReader(property, warnings),
    words: createWordBook(warnings, explain),
    warnings,
    parseInside: (object) => createFieldReader(object, warnings),
  };
}
