import { createHash } from 'node:crypto';
import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria } from '@hearthline/domain/criteria/criteria';

/**
 * Criteria as they were stored, in today's form. There is one version so far; a next one upgrades here. What can no
 * longer be read falls back to the default instead of taking the whole list with it.
 */
export function readStoredCriteria(stored: unknown): Criteria {
  const parsed = criteriaSchema.safeParse(stored);
  return parsed.success ? parsed.data : defaultCriteria;
}

/** Equal searches have equal digests, whatever the order in which they were put together. */
export function digestOf(criteria: Criteria): string {
  return createHash('sha256')
    .update(JSON.stringify(normaliseCriteria(criteria)))
    .digest('base64url')
    .slice(0, 22);
}
