import type { ReplyOf } from '@hearthline/contract';
import type { Badge } from '@hearthline/contract/badges';
import { emptyConfiguration, parseConfiguration } from '@hearthline/domain/badge/configuration';
import { useMemo } from 'react';
import { BadgeCard } from '../card/badge-card.tsx';
import type { BadgeState } from '../card/badge-placeholder.tsx';

export type BadgeAnswer = ReplyOf<'POST /badges/exec'>['result'][number];

interface BadgeFaceProps {
  badge: Badge;
  /** Undefined while it is counted. */
  answer: BadgeAnswer | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** A saved badge with its value, all in one size so that a list keeps its lines. */
export function BadgeFace({ badge, answer, hasFailed, onRetry }: BadgeFaceProps) {
  const configuration = useMemo(
    () => parseConfiguration(badge.badgeConfiguration) ?? emptyConfiguration,
    [badge.badgeConfiguration],
  );
  const isRefused = answer !== undefined && answer.execution === null;
  function stateOf(): BadgeState {
    if (hasFailed || isRefused) return 'failed';
    if (answer?.execution?.lock) return 'locked';
    return answer ? 'ready' : 'loading';
  }

  return (
    <BadgeCard
      configuration={configuration}
      name={badge.badgeName}
      result={answer?.execution?.queryResult ?? null}
      state={stateOf()}
      errorText={answer?.error?.friendlyMessage}
      onRetry={onRetry}
      unit={answer?.execution?.unit}
      size="Medium"
    />
  );
}
