import type { ExecutionPlanEntry } from '@hearthline/contract/dashboard';
import { badgeSizes, emptyConfiguration } from '@hearthline/domain/badge/configuration';
import { AppError } from '../../platform/errors.ts';
import type { KeptParam } from './dashboards.store.ts';

/**
 * What an item keeps of the configuration that it was sent with: any JSON object, with a size that we know. Where none is
 * told it has the size of its badge.
 */
export function parseItemConfiguration(
  text: string,
  { size: ownSize, onUnreadable }: { size: string | undefined; onUnreadable(): void },
): string {
  const held = parseObject(text);
  if (!held) onUnreadable();
  const wanted = held?.size ?? ownSize;
  const size = badgeSizes.find((each) => each === wanted) ?? emptyConfiguration.size;
  return JSON.stringify({ ...held, size });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const held: unknown = JSON.parse(text);
    return held !== null && typeof held === 'object' && !Array.isArray(held)
      ? (held as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Refuses entries for parameters that the badge has not, and two for the same. */
export function requirePlanFor(
  plan: readonly ExecutionPlanEntry[],
  params: readonly KeptParam[],
  path = 'executionPlan',
): void {
  const known = new Set(params.map(({ id }) => id));
  plan.forEach(({ paramId }, index) => {
    if (known.delete(paramId)) return;
    throw new AppError('invalid_input', {
      fields: [
        {
          path: `${path}.${index}.paramId`,
          code: 'unknown_parameter',
          message: 'is no parameter of the badge',
        },
      ],
    });
  });
}
