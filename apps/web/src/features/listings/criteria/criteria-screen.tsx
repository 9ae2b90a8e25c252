import './criteria.css';
import type { SearchSummary } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Bookmark, LocateFixed, RotateCcw, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgreementMissing } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { BoardAccessNeeded } from '../../../shared/ui/board-access-needed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { summaryQuery } from '../api/search-api.ts';
import { CriteriaChips } from '../components/criteria-chips.tsx';
import { MyPlaceBanner } from '../components/my-place-banner.tsx';
import { useNearMe } from '../map/use-near-me.ts';
import { describePlaces } from '../model/chips.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { useChipWords } from '../model/use-chips.ts';
import { SavedSearchesButton } from '../searches/saved-searches-button.tsx';
import { SentenceBox } from '../sentence/sentence-box.tsx';
import { BasicsCard, BuildingCard, HistoryCard, PriceCard } from './cards.tsx';
import { CriteriaFormProvider, useCriteriaForm } from './criteria-form.tsx';
import { KindTiles } from './kind-tiles.tsx';
import { Suggestions } from './suggestions.tsx';
import { ShowButton, SummaryCard } from './summary-card.tsx';
import { WordsCard } from './words-card.tsx';

const SaveSearchDialog = lazyPart(
  async () => (await import('../searches/save-search-dialog.tsx')).SaveSearchDialog,
);

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
  // Counted, so that the dialog opens empty each time.
  const [saving, setSaving] = useState({ time: 0, isOpen: false });
  const { getCriteria } = useCriteriaForm();
  const nearMe = useNearMe((circle) => onChange({ ...getCriteria(), within: [circle] }));
  // Below this width the summary with its chips is hidden.
  const hasSummary = useMediaQuery('(min-width: 1024px)');
  const isLocating = nearMe.myPlace.state === 'locating';
  const handleNearMe = () => void nearMe.find();
  const handleSave = () => setSaving(({ time }) => ({ time: time + 1, isOpen: true }));

  return (
    <div data-phone-sheet className="flex flex-1 flex-col">
      <PhoneBar onClear={() => onSearch(defaultCriteria)} />
      <WideHeader criteria={criteria} onSearch={onSearch} isLocating={isLocating} onNearMe={handleNearMe} />
      <MyPlaceBanner place={nearMe.myPlace} className="mb-4" />
      {isBroken && (
        <Banner tone="warning" title={t('criteria.brokenLink')} className="mb-4">
          {t('criteria.brokenLinkText')}
        </Banner>
      )}
      {isAgreementMissing(error) ? (
        <BoardAccessNeeded layout="page" className="flex-1" />
      ) : (
        <>
          <CountAnnouncer total={isCounting ? undefined : summary?.total} />
          <div className="grid flex-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:pb-8">
            <div data-criteria-form className="flex min-w-0 flex-col gap-5 md:gap-4">
              <BasicsCard
                searchBox={
                  <SentenceBox
                    criteria={criteria}
                    onCriteria={onSearch}
                    chips={
                      hasSummary ? undefined : (
                        <CriteriaChips criteria={criteria} onChange={onChange} className="my-1.5" />
                      )
                    }
                  />
                }
              />
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
      <SaveSearchDialog
        key={saving.time}
        criteria={criteria}
        isOpen={saving.isOpen}
        onClose={() => setSaving({ ...saving, isOpen: false })}
      />
    </div>
  );
}

/** On a phone the bar of a sheet that covers the screen. */
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

interface WideHeaderProps {
  criteria: Criteria;
  /** A whole new search, which Back takes back. */
  onSearch: (next: Criteria) => void;
  isLocating: boolean;
  onNearMe: () => void;
}

function WideHeader({ criteria, onSearch, isLocating, onNearMe }: WideHeaderProps) {
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

function NearMeButton({ isLocating, onNearMe }: Pick<WideHeaderProps, 'isLocating' | 'onNearMe'>) {
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

interface BottomBarProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  summary: SearchSummary | undefined;
  isCounting: boolean;
  onSave: () => void;
}

/** The way on, always within reach where there is no column for it. */
function BottomBar({ criteria, onChange, summary, isCounting, onSave }: BottomBarProps) {
  const { t } = useTranslation('listings');
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-5 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 md:pb-3 lg:hidden">
      {summary?.total === 0 && <Suggestions summary={summary} onChoose={onChange} className="mb-3" />}
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

const announceAfterMs = 800;

/** Tells the count to those who do not see it, once it has stood for a moment. */
function CountAnnouncer({ total }: { total: number | undefined }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const settled = useSettled(total, announceAfterMs);
  return (
    <p role="status" className="sr-only">
      {settled !== undefined &&
        t('summary.announce', { count: Math.min(settled, 2), number: format.number(settled) })}
    </p>
  );
}

/** So that a row of quick changes asks once. */
const settleMs = 200;

/** What the criteria find, following them while they change; the former figures stand until the new ones are there. */
function useSummary(criteria: Criteria, { isEnabled = true } = {}) {
  const settled = useSettled(criteria, settleMs);
  const query = useQuery({ ...summaryQuery(settled), enabled: isEnabled });
  return {
    summary: query.data,
    error: query.error,
    isCounting: settled !== criteria || query.isPlaceholderData || query.isPending,
    failure: useQueryBoundary(query),
  };
}
