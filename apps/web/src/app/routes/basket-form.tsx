import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketFormScreen } from '../../features/baskets/form/basket-form-screen.tsx';
import type { CriteriaParts } from '../../features/baskets/form/homes-card.tsx';
import { parseCriteria, writeCriteria } from '../../features/listings/model/criteria-url.ts';
import { useChips } from '../../features/listings/model/use-chips.ts';

/** The search that a basket comes from, each part as it stands on the screens of the search. */
function CriteriaWords({ criteria, action }: { criteria: Criteria; action: ReactNode }) {
  const { t } = useTranslation('baskets');
  const chips = useChips(criteria);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-xs text-ink-3">{t('form.criteria')}</span>
      <ul className="contents">
        {chips.map(({ id, label }) => (
          <li
            key={id}
            className="max-w-full truncate rounded-full border border-line-strong px-2.5 py-1 text-xs font-medium text-ink-2"
          >
            {label}
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}

const criteriaParts: CriteriaParts = {
  CriteriaWords,
  editLink: (criteria) => ({ to: '/property-search', search: { c: writeCriteria(criteria) } }),
  parse: parseCriteria,
};

export function BasketFormRoute({ timeZone }: { timeZone: string | undefined }) {
  return <BasketFormScreen timeZone={timeZone} criteriaParts={criteriaParts} />;
}
