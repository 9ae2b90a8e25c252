import type { CmaSubject, SubjectFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Check, Hash, MapPin, PencilLine, Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ComboList } from '../../../shared/ui/combo-list.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { IconLabel } from '../../../shared/ui/icon-label.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { SubjectSearch } from '../api/cma-api.ts';
import { subjectsQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';

const FactsDialog = lazyPart(async () => (await import('../components/facts-dialog.tsx')).FactsDialog);

interface SubjectCardProps {
  chosenId: string | undefined;
  /** About the chosen home; asks for nothing where none is. */
  query: UseQueryResult<SubjectFound>;
  own: CmaSubject | null;
  /** About homes from the results, one of which may be meant; asks for nothing where none were chosen there. */
  brought: UseQueryResult<ListingCard[]>;
  onChoose: (listingId: string | undefined) => void;
  onEnter: (subject: CmaSubject) => void;
}

const noHomes: readonly ListingCard[] = [];

/** The home to be valued: looked for on the board, or entered. */
export function SubjectCard({ chosenId, query, own, brought, onChoose, onEnter }: SubjectCardProps) {
  const { t } = useTranslation('cma');
  const failure = useQueryBoundary(query);
  const broughtFailure = useQueryBoundary(brought);
  const homes = brought.data ?? noHomes;
  const [by, setBy] = useState<SubjectSearch>('address');
  // Counted, so that the dialog opens with what is chosen now.
  const [entering, setEntering] = useState({ time: 0, isOpen: false });
  const enter = () => setEntering(({ time }) => ({ time: time + 1, isOpen: true }));

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
      {broughtFailure ? <QueryError failure={broughtFailure} className="mb-3" /> : null}
      {homes.length > 0 ? (
        <p className="mb-3 text-sm text-ink-2">{t('start.brought', { count: homes.length })}</p>
      ) : null}
      <SubjectSearchBox
        key={by}
        brought={homes}
        by={by}
        chosenId={chosenId}
        chosen={(chosenId !== undefined && query.data?.listing) || null}
        onChoose={onChoose}
      />
      {failure && chosenId !== undefined ? <QueryError failure={failure} className="mt-3" /> : null}
      {own ? <OwnHome own={own} onEdit={enter} /> : null}
      <Button variant="link" className="mt-3 text-left!" icon={<Plus strokeWidth={1.75} />} onClick={enter}>
        {t('start.enterFacts')}
      </Button>
      <FactsDialog
        key={entering.time}
        subject={own}
        isOpen={entering.isOpen}
        onClose={() => setEntering({ ...entering, isOpen: false })}
        onConfirm={onEnter}
      />
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

interface SubjectSearchBoxProps {
  by: SubjectSearch;
  chosenId: string | undefined;
  chosen: ListingCard | null;
  brought: readonly ListingCard[];
  onChoose: (listingId: string | undefined) => void;
}

const typingMs = 200;
const shortest = 2;

/** A combobox whose list stays open under it: arrows lead through the homes, Enter takes one. */
function SubjectSearchBox({ by, chosenId, chosen, brought, onChoose }: SubjectSearchBoxProps) {
  const { t } = useTranslation('cma');
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), typingMs);
  const isAsking = asked.length >= shortest;
  const query = useQuery({ ...subjectsQuery(by, asked), enabled: isAsking });
  const failure = useQueryBoundary(query);
  const found = isAsking ? (query.data ?? []).map(({ listing }) => listing) : [];
  // What was chosen before, by a link, in the results or in an earlier search, stays in sight.
  const isBrought = brought.some(({ id }) => id === chosen?.id);
  const kept = chosen && !isBrought ? [chosen, ...brought] : brought;
  const options = isAsking ? found : kept;
  const isNothing = isAsking && query.isSuccess && !query.isPlaceholderData && found.length === 0;

  return (
    <div>
      <ComboList
        label={t('start.found')}
        items={options}
        keyOf={(listing) => listing.id}
        text={text}
        onTextChange={setText}
        onChoose={(listing) => onChoose(listing.id)}
        takesFirst
        isClearedByEscape
        isChosen={(listing) => listing.id === chosenId}
        // A home under the pointer is lit, but Enter takes the one that the arrows stand on.
        isMarkedByPointer={false}
        className={classNames('-mx-2', options.length > 0 && 'mt-3', query.isPlaceholderData && 'opacity-60')}
        rowClassName={({ isActive, isChosen }) =>
          classNames(
            'min-h-14 cursor-pointer gap-3 rounded-md p-2 transition-control hover:bg-hover',
            isChosen && 'bg-hover',
            isActive && 'outline-2 -outline-offset-2 outline-focus',
          )
        }
        field={(input) => (
          <>
            <TextField
              {...input}
              size="lg"
              label={t(`start.${by}`)}
              isLabelHidden
              hint={t(`start.hint.${by}`)}
              maxLength={160}
              placeholder={t(`start.placeholder.${by}`)}
              icon={<Search aria-hidden="true" strokeWidth={1.75} className="translate-x-0.5" />}
              suffix={
                text === '' ? null : (
                  <>
                    {query.isFetching && isAsking ? <Ring size="sm" isDecorative className="mr-3" /> : null}
                    <IconButton
                      size="sm"
                      label={t('start.clear')}
                      icon={<X />}
                      className="-mr-1"
                      onClick={() => setText('')}
                    />
                  </>
                )
              }
              className={classNames(
                '[&_input]:pl-11! md:[&_input]:text-base!',
                text === '' && '[&_input]:pr-2!',
              )}
            />
            <p role="status" className={classNames(isNothing ? 'mt-3 text-sm text-ink-2' : 'sr-only')}>
              {isNothing
                ? t('start.none')
                : isAsking && query.isSuccess
                  ? t('start.count', { count: found.length })
                  : ''}
            </p>
            {failure && isAsking ? <CmaError failure={failure} className="mt-3" /> : null}
          </>
        )}
      >
        {(listing, { isChosen }) => <SubjectOption listing={listing} isChosen={isChosen} />}
      </ComboList>
    </div>
  );
}

const marks = { active: 'active', sold: 'sold', deactive: 'off' } as const satisfies Record<
  ListingStatus,
  string
>;

/** One home that was found, with what became of it last. */
function SubjectOption({ listing, isChosen }: { listing: ListingCard; isChosen: boolean }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { address, municipality, mlsNumber, status, soldDate, kind } = listing;
  const kindWord = t(`vocabulary.kind.${kind}`);
  const note =
    status === 'active'
      ? t('start.listed', { kind: kindWord, mlsNumber })
      : status === 'sold' && soldDate !== null
        ? t('start.soldIn', { kind: kindWord, month: format.monthYear(soldDate) })
        : t('start.notListed', { kind: kindWord });
  return (
    <>
      <HomeThumb url={listing.photoUrl} className="h-10 w-15 rounded-[8px]" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {[address || mlsNumber, municipality].filter(Boolean).join(', ')}
        </span>
        <span className="block truncate text-xs text-ink-3">{note}</span>
      </span>
      <StatusChip mark={marks[status]}>{t(`vocabulary.status.${status}`)}</StatusChip>
      <Check
        className={classNames('size-4.5 shrink-0 text-brand-ink', !isChosen && 'invisible')}
        strokeWidth={1.75}
      />
    </>
  );
}
