import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useComparedAnswers } from '../../features/baskets/view/compared-answers.tsx';
import { parseComparedIds } from '../../features/listings/compare/compare-rules.ts';
import { CompareScreen } from '../../features/listings/compare/compare-screen.tsx';
import type { AgentProps } from './screen-route.tsx';

/** Homes beside each other; those of a basket with what its people say to them. */
export function CompareRoute({ timeZone }: AgentProps) {
  const { t } = useTranslation('baskets');
  const { ids, basketId } = useSearch({ strict: false }) as { ids?: string; basketId?: string };
  const listingIds = parseComparedIds(ids).ids;
  const answers = useComparedAnswers(basketId, { listingIds, timeZone });
  return (
    <CompareScreen
      lead={answers?.lead}
      action={answers?.send}
      said={
        answers && answers.rows.length > 0
          ? { heading: t('view.answers'), rows: answers.rows, listingIds }
          : undefined
      }
    />
  );
}
