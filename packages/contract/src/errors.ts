import { z } from 'zod';

export const errorStatuses = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  link_expired: 403,
  agreement_required: 403,
  not_found: 404,
  listing_not_found: 404,
  conflict: 409,
  already_decided: 409,
  already_left: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_media: 415,
  email_exists: 422,
  challenge_failed: 422,
  token_invalid: 422,
  not_an_image: 422,
  plan_limit: 422,
  too_many_results: 422,
  levels_missing: 422,
  too_few_comparables: 422,
  no_weight: 422,
  basket_full: 422,
  nobody_to_write_to: 422,
  card_not_ready: 422,
  print_refused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  market_not_learnt: 503,
  query_too_slow: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const fieldIssue = z.object({
  /** Dotted path of the field, empty for the whole body. */
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldIssue = z.infer<typeof fieldIssue>;

/** Our own rules carry a name such as `one_line` in place of a sentence; those of Zod have a code. */
export const fieldCodeOf = ({ code, message }: { code: string; message: string }): string =>
  /^[a-z]+(_[a-z]+)*$/.test(message) ? message : code;

export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
    /** A sentence for the person, in the language of the request. */
    friendlyMessage: z.string(),
    fields: z.array(fieldIssue).optional(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
