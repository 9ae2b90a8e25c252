import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { summaryQuery } from '../api/search-api.ts';
import { SuggestionChips } from '../criteria/suggestions.tsx';
import { linkToCriteria } from '../model/criteria-url.ts';

interface NothingFoundProps {
  criteria: Criteria;
  onCriteria: (next: Criteria) => void;
}

/** Nothing meets the criteria anywhere: the steps that would find some, each with its number. */
export function NothingFound({ criteria, onCriteria }: NothingFoundProps) {
  const { t } = useTranslation('listings');
  const { data } = useQuery(summaryQuery(criteria));
  const suggestions = data?.total === 0 ? data.repairs : [];
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      headingLevel={2}
      title={t('results.nothing')}
      text={t(suggestions.length > 0 ? 'results.nothingText' : 'map.empty.anywhere')}
      actions={
        <>
          <SuggestionChips suggestions={suggestions} onChoose={onCriteria} className="justify-center" />
          <Link {...linkToCriteria(criteria)} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            {t('map.empty.edit')}
          </Link>
        </>
      }
    />
  );
}
