import type { CmaSubject, SubjectFound } from '@hearthline/contract/cma';
import type { UseQueryResult } from '@tanstack/react-query';
import { Hash, MapPin, PencilLine, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { IconLabel } from '../../../shared/ui/icon-label.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { SubjectSearch } from '../api/cma-api.ts';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import { SubjectSearchBox } from './subject-search-box.tsx';

const FactsDialog = lazy(async () => {
  const { FactsDialog } = await import('../components/facts-dialog.tsx');
  return { default: FactsDialog };
});

interface SubjectCardProps {
  chosenId: string | undefined;
  /** About the chosen home; asks for nothing where none is. */
  query: UseQueryResult<SubjectFound>;
  own: CmaSubject | null;
  onChoose: (listingId: string | undefined) => void;
  onEnter: (subject: CmaSubject) => void;
}

/** The home to be valued: looked for on the board, or entered. */
export function SubjectCard({ chosenId, query, own, onChoose, onEnter }: SubjectCardProps) {
  const { t } = useTranslation('cma');
  const failure = useQueryBoundary(query);
  const [by, setBy] = useState<SubjectSearch>('address');
  const [isEntering, setIsEntering] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);

  function enter() {
    setHasEntered(true);
    setIsEntering(true);
  }

  return (
    <Card isPadded aria-labelledby="cma-which" className="relative z-3">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
        <h3 id="cma-which">{t('start.which')}</h3>
        <Segmented
          label={t('start.searchBy')}
          size="sm"
          value={by}
          onChange={setBy}
          items={[
            { id: 'address', label: <IconLabel icon={<MapPin />} text={t('start.address')} /> },
            { id: 'mlsNumber', label: <IconLabel icon={<Hash />} text={t('start.mlsNumber')} /> },
          ]}
        />
      </div>
      <SubjectSearchBox
        key={by}
        by={by}
        chosenId={chosenId}
        chosen={(chosenId !== undefined && query.data?.listing) || null}
        onChoose={onChoose}
      />
      {failure && chosenId !== undefined ? <QueryError failure={failure} className="mt-3" /> : null}
      {own ? <OwnHome own={own} onEdit={enter} /> : null}
      <Button
        variant="link"
        className="mt-3 text-left!"
        icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
        onClick={enter}
      >
        {t('start.enterFacts')}
      </Button>
      {hasEntered ? (
        <Suspense fallback={null}>
          <FactsDialog subject={own} isOpen={isEntering} onOpenChange={setIsEntering} onConfirm={onEnter} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** The home that somebody typed, as a row like those that were found. */
function OwnHome({ own, onEdit }: { own: CmaSubject; onEdit: () => void }) {
  const { t } = useTranslation(['cma', 'common']);
  const words = useFactWords();
  return (
    <div className="-mx-2 mt-3 flex items-center gap-3 rounded-md bg-hover p-2">
      <HomeThumb url={null} className="h-10 w-15 rounded-[8px]" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">
          {[own.address, own.municipality].filter(Boolean).join(', ')}
        </p>
        <p className="truncate text-xs text-ink-3">{words.kindAndStoreys(own.facts)}</p>
      </div>
      <Tag tone="brand">{t('start.ownHome')}</Tag>
      <IconButton size="sm" label={t('generate.editFacts')} icon={<PencilLine />} onClick={onEdit} />
    </div>
  );
}
