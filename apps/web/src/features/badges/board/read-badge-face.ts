import type { BadgeExecution } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { emptyConfiguration, parseConfiguration } from '@hearthline/domain/badge/configuration';

/** What cannot be read is drawn as an empty configuration; the server tells it in its log. */
export function readBadgeFace(
  execution: Pick<BadgeExecution, 'badgeConfiguration'> | null,
): BadgeConfiguration {
  return (execution && parseConfiguration(execution.badgeConfiguration)) ?? emptyConfiguration;
}
