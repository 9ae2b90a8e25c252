import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { useRememberSearch } from '../api/saved-search-api.ts';
import { linkToResults } from '../model/criteria-url.ts';

interface ShowButtonProps {
  criteria: Criteria;
  total: number | undefined;
  isCounting: boolean;
  className?: string;
}

/** Leads to the listings; a field that contradicts itself is shown first. */
export function ShowButton({ criteria, total, isCounting, className }: ShowButtonProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const remember = useRememberSearch();

  function handleClick(event: MouseEvent) {
    const wrong = document.querySelector<HTMLElement>('[data-criteria-form] [aria-invalid="true"]');
    if (wrong) {
      event.preventDefault();
      wrong.focus();
      return;
    }
    if (total !== undefined) remember.mutate({ criteria, total });
  }

  return (
    <Link
      {...linkToResults(criteria, 'list')}
      onClick={handleClick}
      aria-busy={isCounting}
      className={classNames(buttonClass({ size: 'lg', fullWidth: true }), className)}
    >
      {total === undefined
        ? t('summary.showPlain')
        : t('summary.show', { count: Math.min(total, 2), number: format.number(total) })}
    </Link>
  );
}
