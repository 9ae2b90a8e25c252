import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Count } from '../../../../shared/ui/count.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import { useChips } from '../../model/use-chips.ts';

/** Back to the criteria, with how many are in use; beside the search box of a phone the icon has to do. */
export function CriteriaLink({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  const isNarrow = useMediaQuery('(width < 1024px)');
  const count = useChips(criteria).length;
  if (isNarrow)
    return (
      <Link
        {...linkToCriteria(criteria)}
        aria-label={t('map.criteriaCount', { count })}
        title={t('map.criteria')}
        className="relative grid size-11 shrink-0 place-items-center rounded-md border border-line-strong bg-surface text-ink-2"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <Count value={count} className="absolute -top-1.5 -right-1.5 bg-brand! text-on-brand!" />
      </Link>
    );
  return (
    <Link {...linkToCriteria(criteria)} className={buttonClass({ variant: 'secondary' })}>
      <SlidersHorizontal aria-hidden="true" className="size-4!" />
      {t('map.criteria')}
      <Count value={count} tone="brand" />
    </Link>
  );
}
