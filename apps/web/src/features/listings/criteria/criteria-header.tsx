import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { useRouter } from '@tanstack/react-router';
import { LocateFixed, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { describePlaces } from '../model/place-line.ts';
import { useChipWords } from '../model/use-chips.ts';
import { SavedSearchesButton } from '../searches/saved-searches-button.tsx';

interface CriteriaHeaderProps {
  criteria: Criteria;
  /** A whole new search, which Back takes back. */
  onSearch: (next: Criteria) => void;
  isLocating: boolean;
  onNearMe: () => void;
}

/** Title and actions; on a phone the bar of a sheet that covers the screen. */
export function CriteriaHeader(props: CriteriaHeaderProps) {
  return (
    <>
      <PhoneBar onClear={() => props.onSearch(defaultCriteria)} />
      <WideHeader {...props} />
    </>
  );
}

function PhoneBar({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const router = useRouter();

  function handleClose() {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  }

  return (
    <header className="sticky top-0 z-(--z-header) -mx-4 -mt-4.5 mb-3 flex h-14 items-center gap-1 border-b border-line bg-canvas pr-4 pl-1.5 md:hidden">
      <IconButton label={common('close')} icon={<X aria-hidden="true" />} onClick={handleClose} />
      <h1 className="min-w-0 flex-1 truncate text-md tracking-[-0.02em]">{t('criteria.phoneTitle')}</h1>
      <Button variant="link" size="lg" onClick={onClear}>
        {t('criteria.clearAll')}
      </Button>
    </header>
  );
}

function WideHeader({ criteria, onSearch, isLocating, onNearMe }: CriteriaHeaderProps) {
  const { t } = useTranslation('listings');
  const words = useChipWords(criteria);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3 max-md:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <h1>{t('criteria.title')}</h1>
        <p className="mt-0.5 truncate text-sm text-ink-2">{describePlaces(criteria, words)}</p>
      </div>
      <Button
        variant="ghost"
        icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => onSearch(defaultCriteria)}
      >
        {t('criteria.clearAll')}
      </Button>
      <SavedSearchesButton onOpen={onSearch} />
      <NearMeButton isLocating={isLocating} onNearMe={onNearMe} />
    </div>
  );
}

export function NearMeButton({ isLocating, onNearMe }: Pick<CriteriaHeaderProps, 'isLocating' | 'onNearMe'>) {
  const { t } = useTranslation('listings');
  return (
    <Button
      variant="secondary"
      isLoading={isLocating}
      icon={<LocateFixed aria-hidden="true" strokeWidth={1.75} />}
      onClick={onNearMe}
    >
      {t('criteria.nearMe')}
    </Button>
  );
}
