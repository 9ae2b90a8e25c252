import { consentSummaries } from '@hearthline/domain/client/consent';
import type {
  ClientField,
  ClientFieldDefinition,
  ClientValues,
  ListedClientField,
} from '@hearthline/domain/client/fields';
import { allClientFields, definitionOf, listedClientFields } from '@hearthline/domain/client/fields';
import { parsePhone, phoneMinDigits } from '@hearthline/domain/client/phone';
import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import { sameReasons } from '@hearthline/domain/client/same-person';
import { z } from 'zod';
import { clientFilter } from './client-filter.ts';
import { cents, email, id, isoDate, isoInstant, line, paragraphs, requiredLine } from './common.ts';

export const clientNoteMaxLength = 10_000;
export const clientPageSizes = [10, 25, 50, 100] as const;
export const tagMaxLength = 30;
export const tagLimit = 20;
export const budgetMaxCents = 100_000_000_000;
export const moreContactsLimit = 5;
/** How many a bulk action or a selection takes by name; a filter takes all it finds. */
export const bulkIdLimit = 1_000;

/** Kept as E.164; ten digits at least, as the specification wants. */
const phoneText = line(40)
  .refine((text) => text.replace(/\D/g, '').length >= phoneMinDigits, { error: 'phone_digits', abort: true })
  .refine((text) => parsePhone(text) !== null, { error: 'phone_invalid' });
const optional = <T extends z.ZodType>(item: T) => z.union([z.literal(''), item]);
const pastDate = isoDate.refine((date) => date >= '1900-01-01' && date <= '2099-12-31', {
  error: 'date_range',
});

const budget = cents.min(1).max(budgetMaxCents);
export const clientTag = requiredLine(tagMaxLength);

/** What the form may send of a field. */
function inputOf(definition: ClientFieldDefinition): z.ZodType {
  const { isRequired, isAlways } = definition;
  switch (definition.kind) {
    case 'text':
      return isRequired ? requiredLine(definition.maxLength) : line(definition.maxLength);
    case 'note':
      return paragraphs(clientNoteMaxLength);
    case 'digits':
      return z.string().trim().max(10).regex(/^\d*$/, { error: 'digits_only' });
    case 'country':
      return z.string().regex(/^[A-Z]{2}$/);
    case 'email':
      return optional(email);
    case 'emails':
      return z.array(email).max(moreContactsLimit);
    case 'phone':
      return isRequired ? phoneText : optional(phoneText);
    case 'phones':
      return z.array(z.strictObject({ label: line(40), number: phoneText })).max(moreContactsLimit);
    case 'tags':
      return z.array(clientTag).max(tagLimit);
    case 'date':
      return isAlways ? pastDate : pastDate.nullable();
    case 'flag':
      return z.boolean();
    case 'money':
      return isRequired ? budget : budget.nullable();
    case 'choice':
      return isAlways ? z.enum(definition.values) : z.enum(definition.values).nullable();
  }
}

/** What is kept of it: an import may have left open what the form insists on, and what is kept was checked before. */
function keptOf(definition: ClientFieldDefinition): z.ZodType {
  switch (definition.kind) {
    case 'text':
    case 'note':
    case 'digits':
    case 'email':
    case 'phone':
      return z.string();
    case 'emails':
    case 'tags':
      return z.array(z.string());
    case 'phones':
      return z.array(z.object({ label: z.string(), number: z.string() }));
    case 'money':
      return cents.nullable();
    default:
      return inputOf(definition);
  }
}

type ShapeOf<Values> = { [Field in keyof Values]: z.ZodType<Values[Field], Values[Field]> };
const shapeOf = <Values>(
  fields: readonly ClientField[],
  schemaOf: (definition: ClientFieldDefinition) => z.ZodType,
): ShapeOf<Values> =>
  Object.fromEntries(fields.map((field) => [field, schemaOf(definitionOf(field))])) as ShapeOf<Values>;

/** What the form sends, whole. */
export const clientInput = z
  .strictObject(shapeOf<Omit<ClientValues, 'budget'> & { budget: number }>(allClientFields, inputOf))
  .refine(({ postalCode, country }) => postalCode === '' || parsePostalCode(postalCode, country) !== null, {
    path: ['postalCode'],
    error: 'postal_code_invalid',
  })
  .refine(({ budget, budgetMax }) => budgetMax === null || budgetMax >= budget, {
    path: ['budgetMax'],
    error: 'max_below_min',
  });
export type ClientInput = z.infer<typeof clientInput>;

export const households = z.array(z.object({ id, name: z.string() }));

/** As it is kept; an import may have left open what the form insists on. */
export const client = z.object({
  id,
  ...shapeOf<ClientValues>(allClientFields, keptOf),
  isIncomplete: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  household: households,
});
export type Client = z.infer<typeof client>;

export const clientRow = z.object({
  id,
  ...shapeOf<Pick<ClientValues, ListedClientField>>(listedClientFields, keptOf),
  lastContactAt: isoInstant.nullable(),
  nextContactOn: isoDate.nullable(),
  consent: z.enum(consentSummaries),
  isIncomplete: z.boolean(),
});
export type ClientRow = z.infer<typeof clientRow>;

/** Either these, or all that a filter finds. */
export const clientChoice = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(bulkIdLimit) }),
  z.strictObject({ filter: clientFilter }),
]);
export type ClientChoice = z.infer<typeof clientChoice>;

export const likelySame = z.object({ client: clientRow, reasons: z.array(z.enum(sameReasons)) });
export type LikelySame = z.infer<typeof likelySame>;

/** What the form makes of its fields; only the form reads it again. */
export const draftContent = z.string().max(40_000);
export const clientDraft = z.object({
  content: draftContent,
  step: z.int().min(0).max(2),
  savedAt: isoInstant,
});
export type ClientDraft = z.infer<typeof clientDraft>;
