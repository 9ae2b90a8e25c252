import { phoneMinDigits, readPhone } from '@hearthline/domain/client/phone';
import { readPostalCode } from '@hearthline/domain/client/postal-code';
import { sameReasons } from '@hearthline/domain/client/same-person';
import {
  businessTypes,
  clientCategories,
  clientSources,
  clientTypes,
  financialSources,
  genders,
  leadSources,
  mortgageStatuses,
  relationQualities,
  timelines,
} from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { consentSummaries } from './client-consent.ts';
import { clientFilter } from './client-filter.ts';
import { cents, email, id, isoDate, isoInstant, language, line, requiredLine } from './common.ts';

export const clientNoteMaxLength = 10_000;
export const clientPageSizes = [10, 25, 50, 100] as const;
export const tagMaxLength = 30;
export const tagLimit = 20;
export const budgetMaxCents = 100_000_000_000;
/** How many a bulk action or a selection takes by name; a filter takes all it finds. */
export const bulkIdLimit = 1_000;

/** Kept as E.164; ten digits at least, as the specification wants. */
const phoneText = line(40)
  .refine((text) => text.replace(/\D/g, '').length >= phoneMinDigits, { error: 'phone_digits', abort: true })
  .refine((text) => readPhone(text) !== null, { error: 'phone_invalid' });
const optional = <T extends z.ZodType>(item: T) => z.union([z.literal(''), item]);
const pastDate = isoDate.refine((date) => date >= '1900-01-01' && date <= '2099-12-31', {
  error: 'date_range',
});

export const clientTag = requiredLine(tagMaxLength);

const clientShape = {
  firstName: requiredLine(80),
  middleName: line(80),
  lastName: requiredLine(80),
  email: optional(email),
  moreEmails: z.array(email).max(5),
  phone: phoneText,
  homeNumber: optional(phoneText),
  officeNumber: optional(phoneText),
  morePhones: z.array(z.strictObject({ label: line(40), number: phoneText })).max(5),
  birthday: pastDate.nullable(),
  gender: z.enum(genders).nullable(),
  businessName: line(120),
  businessType: z.enum(businessTypes).nullable(),
  jobTitle: line(120),
  relation: z.enum(relationQualities).nullable(),
  source: z.enum(clientSources).nullable(),
  /** Who referred them, which open house. */
  sourceDetail: line(120),
  leadSource: z.enum(leadSources).nullable(),
  timeline: z.enum(timelines).nullable(),
  type: z.enum(clientTypes).nullable(),
  category: z.enum(clientCategories),
  note: line(clientNoteMaxLength),
  entryDate: pastDate,
  isOptedOut: z.boolean(),
  /** In which mails reach them. */
  language,
  tags: z.array(clientTag).max(tagLimit),
  address1: requiredLine(120),
  address2: line(120),
  unit: z.string().trim().max(10).regex(/^\d*$/, { error: 'digits_only' }),
  city: requiredLine(80),
  province: line(40),
  postalCode: requiredLine(12),
  country: z.string().regex(/^[A-Z]{2}$/),
  moveInDate: pastDate.nullable(),
  /** A monthly rent for tenants and landlords. */
  budget: cents.min(1).max(budgetMaxCents),
  budgetMax: cents.min(1).max(budgetMaxCents).nullable(),
  financialSource: z.enum(financialSources).nullable(),
  mortgageStatus: z.enum(mortgageStatuses).nullable(),
};

/** What the form sends, whole. */
export const clientInput = z
  .strictObject(clientShape)
  .refine(({ postalCode, country }) => postalCode === '' || readPostalCode(postalCode, country) !== null, {
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
  ...clientShape,
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  moreEmails: z.array(z.string()),
  phone: z.string(),
  homeNumber: z.string(),
  officeNumber: z.string(),
  morePhones: z.array(z.object({ label: z.string(), number: z.string() })),
  /** Two notes that were merged may be longer than one that is typed. */
  note: z.string(),
  tags: z.array(z.string()),
  address1: z.string(),
  unit: z.string(),
  city: z.string(),
  postalCode: z.string(),
  budget: cents.nullable(),
  isIncomplete: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  household: households,
});
export type Client = z.infer<typeof client>;

export const clientRow = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(clientTypes).nullable(),
  category: z.enum(clientCategories),
  budget: cents.nullable(),
  budgetMax: cents.nullable(),
  timeline: z.enum(timelines).nullable(),
  relation: z.enum(relationQualities).nullable(),
  city: z.string(),
  tags: z.array(z.string()),
  entryDate: isoDate,
  birthday: isoDate.nullable(),
  lastContactAt: isoInstant.nullable(),
  nextContactOn: isoDate.nullable(),
  consent: z.enum(consentSummaries),
  isOptedOut: z.boolean(),
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
