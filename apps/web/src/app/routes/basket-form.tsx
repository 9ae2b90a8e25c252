import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketFormScreen } from '../../features/baskets/form/basket-form-screen.tsx';
import type { CriteriaParts } from '../../features/baskets/form/homes-card.tsx';
import { summaryQuery } from '../../features/listings/api/search-api.ts';
import { parseCriteria, writeCriteria } from '../../features/listings/model/criteria-url.ts';
import { useChips } from '../../features/listings/model/use-chips.ts';
import { UserAvatar } from '../../features/users/components/user-avatar.tsx';
import type { AgentProps } from './screen-route.tsx';

interface CriteriaWordsProps {
  criteria: Criteria;
  chosen: number;
  actions: ReactNode;
}

/** The search that a basket comes from, each part as it stands on the screens of the search. */
function CriteriaWords({ criteria, chosen, actions }: CriteriaWordsProps) {
  const { t } = useTranslation('baskets');
  const chips = useChips(criteria);
  const { data } = useQuery(summaryQuery(criteria));
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
      <span className="mx-1 flex gap-3">{actions}</span>
      {data ? (
        <span className="ml-auto text-xs text-ink-3">
          {t('form.matching', { count: data.total })}, {t('form.chosen', { count: chosen })}
        </span>
      ) : null}
    </div>
  );
}

const criteriaParts: CriteriaParts = {
  CriteriaWords,
  editLink: (criteria, basket) => ({
    to: '/property-search',
    search: { c: criteria ? writeCriteria(criteria) : undefined, basket },
  }),
  findLink: (criteria, basket) => ({
    to: '/property-search/result',
    search: { c: writeCriteria(criteria), basket },
  }),
  parse: parseCriteria,
};

export function BasketFormRoute({ me, timeZone }: Pick<AgentProps, 'me' | 'timeZone'>) {
  const agent = me && {
    id: me.id,
    firstName: me.firstName,
    name: `${me.firstName} ${me.lastName}`.trim(),
    brokerage: me.realtor.brokerageName,
    avatar: <UserAvatar size={28} isDecorative />,
    boardAgreement: me.boardAgreement,
  };
  return <BasketFormScreen agent={agent} timeZone={timeZone} criteriaParts={criteriaParts} />;
}
