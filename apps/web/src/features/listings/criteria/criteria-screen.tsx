import './criteria.css';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { AgreementBanner, isAgreementMissing } from '../components/agreement-banner.tsx';
import { MyPlaceBanner } from '../components/my-place-banner.tsx';
import { useNearMe } from '../map/use-near-me.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { SavedSearchesButton } from '../searches/saved-searches-button.tsx';
import { SentenceBox } from '../sentence/sentence-box.tsx';
import { BasicsCard } from './basics-card.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BuildingCard } from './building-card.tsx';
import { CountAnnouncer } from './count-announcer.tsx';
import { CriteriaFormProvider, useCriteriaForm } from './criteria-form.tsx';
import { CriteriaHeader, NearMeButton } from './criteria-header.tsx';
import { HistoryCard } from './history-card.tsx';
import { KindTiles } from './kind-tiles.tsx';
import { PriceCard } from './price-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useSummary } from './use-summary.ts';
import { WordsCard } from './words-card.tsx';

const SaveSearchDialog = lazy(async () => {
  const { SaveSearchDialog } = await import('../searches/save-search-dialog.tsx');
  return { default: SaveSearchDialog };
});

/** Everything one can ask of a home, with the count following every change. */
export function CriteriaScreen() {
  const { criteria, isLoading, isBroken, setCriteria } = useCriteriaFromUrl();
  const counted = useSummary(criteria, { isEnabled: !isLoading });
  const handleChange = useCallback((next: Criteria) => setCriteria(next, { replace: true }), [setCriteria]);

  return (
    <CriteriaFormProvider criteria={criteria} onChange={handleChange} facets={counted.summary?.facets}>
      <CriteriaPage
        criteria={criteria}
        onChange={handleChange}
        onSearch={setCriteria}
        isBroken={isBroken}
        counted={counted}
      />
    </CriteriaFormProvider>
  );
}

interface CriteriaPageProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  /** A whole new search, which Back takes back. */
  onSearch: (next: Criteria) => void;
  isBroken: boolean;
  counted: ReturnType<typeof useSummary>;
}

function CriteriaPage({ criteria, onChange, onSearch, isBroken, counted }: CriteriaPageProps) {
  const { t } = useTranslation('listings');
  const { summary, error, isCounting, failure } = counted;
  const [isSaving, setIsSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const { readCriteria } = useCriteriaForm();
  const nearMe = useNearMe((circle) => onChange({ ...readCriteria(), within: [circle] }));
  const isLocating = nearMe.myPlace.state === 'locating';
  const handleNearMe = () => void nearMe.find();

  function handleSave() {
    setHasSaved(true);
    setIsSaving(true);
  }

  return (
    <div data-phone-sheet className="flex flex-1 flex-col">
      <CriteriaHeader
        criteria={criteria}
        onSearch={onSearch}
        isLocating={isLocating}
        onNearMe={handleNearMe}
      />
      <MyPlaceBanner place={nearMe.myPlace} className="mb-4" />
      {isBroken && (
        <Banner tone="warning" title={t('criteria.brokenLink')} className="mb-4">
          {t('criteria.brokenLinkText')}
        </Banner>
      )}
      {isAgreementMissing(error) ? (
        <AgreementBanner />
      ) : (
        <>
          <CountAnnouncer total={isCounting ? undefined : summary?.total} />
          <div className="grid flex-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:pb-8">
            <div data-criteria-form className="flex min-w-0 flex-col gap-5 md:gap-4">
              <BasicsCard searchBox={<SentenceBox criteria={criteria} onCriteria={onSearch} />} />
              <div className="flex flex-wrap gap-2 md:hidden">
                <SavedSearchesButton onOpen={onSearch} />
                <NearMeButton isLocating={isLocating} onNearMe={handleNearMe} />
              </div>
              <PriceCard />
              <KindTiles />
              <BuildingCard />
              <HistoryCard />
              <WordsCard />
            </div>
            <SummaryCard
              criteria={criteria}
              onChange={onChange}
              summary={summary}
              isCounting={isCounting}
              failure={failure}
              onSave={handleSave}
            />
          </div>
          <BottomBar
            criteria={criteria}
            onChange={onChange}
            summary={summary}
            isCounting={isCounting}
            onSave={handleSave}
          />
        </>
      )}
      {hasSaved && (
        <Suspense fallback={null}>
          <SaveSearchDialog criteria={criteria} isOpen={isSaving} onOpenChange={setIsSaving} />
        </Suspense>
      )}
    </div>
  );
}
