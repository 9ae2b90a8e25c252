import type { SearchSummary } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Repairs } from './repairs.tsx';
import { ShowButton } from './show-button.tsx';

interface BottomBarProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  summary: SearchSummary | undefined;
  isCounting: boolean;
  onSave: () => void;
}

/** The way on, always within reach where there is no column for it. */
export function BottomBar({ criteria, onChange, summary, isCounting, onSave }: BottomBarProps) {
  const { t } = useTranslation('listings');
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-5 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 md:pb-3 lg:hidden">
      {summary?.total === 0 && <Repairs summary={summary} onChoose={onChange} className="mb-3" />}
      <div className="flex gap-2">
        <IconButton
          variant="outline"
          label={t('summary.saveSearch')}
          icon={<Bookmark aria-hidden="true" strokeWidth={1.75} />}
          className="size-12!"
          onClick={onSave}
        />
        <ShowButton
          criteria={criteria}
          total={summary?.total}
          isCounting={isCounting}
          className="min-w-0 flex-1"
        />
      </div>
    </div>
  );
}
