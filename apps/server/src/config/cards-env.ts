import { z } from 'zod';

/** Who prints cards, and who pays their postage. */
export const cardsEnv = {
  POSTGRID_API_KEY: z
    .string()
    .max(200)
    .optional()
    .describe(
      'key of the provider that prints cards; without it agents hand the file to a printer of their own',
    ),
  POSTGRID_URL: z.url().default('https://api.postgrid.com').describe('where the print provider listens'),
  POSTGRID_CENTS_PER_CARD: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('what a card costs there, in cents, as agents are told'),
  CANADA_POST_CUSTOMER_NUMBER: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional()
    .describe(
      'with the post office, printed in the indicia of cards; without it that place stays empty for a stamp',
    ),
};
