import type { Candidate } from '@hearthline/contract/cma';
import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { bedroomsText, useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { CandidateListProps, NearMiss } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar, useReasonText } from './candidate-parts.tsx';
import type { Candidates } from './use-candidates.ts';

const headClass = 'h-9 px-3 text-left text-xs font-medium whitespace-nowrap text-ink-3';
const cellClass = 'h-[47px] px-3';
const numberClass = 'text-right font-tabular whitespace-nowrap';
const columns = 8;

/** Comparables as lines to choose from, then those that just miss the conditions. */
export function CandidateTable({ items, nearMisses, candidates, more }: CandidateListProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { outside, chosen } = candidates;
  return (
    <div className="overflow-x-auto">
      <table aria-labelledby="cma-found" className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="w-11 pl-4 text-left">
              <ChooseAll items={items} candidates={candidates} />
            </th>
            <th className={headClass}>{t('generate.columns.address')}</th>
            <th className={classNames(headClass, 'text-right')}>{t('generate.columns.distance')}</th>
            <th className={classNames(headClass, 'pl-6')}>{t('generate.columns.sold')}</th>
            <th className={classNames(headClass, 'text-right')}>{t('generate.columns.price')}</th>
            <th className={classNames(headClass, 'text-right')}>{t('generate.columns.area')}</th>
            <th className={classNames(headClass, 'w-19 text-right')}>{t('generate.columns.bedrooms')}</th>
            <th className={classNames(headClass, 'w-49 pl-6 max-xl:w-40')}>{t('generate.columns.match')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CandidateRow key={item.listing.id} item={item} candidates={candidates}>
              <td className={classNames(cellClass, numberClass)}>{bedroomsText(item.facts)}</td>
              <td className={classNames(cellClass, 'pl-6')}>
                <MatchBar match={item.match} />
              </td>
            </CandidateRow>
          ))}
          {more ? (
            <tr className="border-b border-line">
              <td colSpan={columns} className="py-1.5 text-center">
                {more}
              </td>
            </tr>
          ) : null}
          {nearMisses.length > 0 ? (
            <GroupRow title={t('generate.nearMisses')}>
              {t('generate.nearCount', {
                count: nearMisses.length,
                number: format.number(nearMisses.length),
              })}
            </GroupRow>
          ) : null}
          {nearMisses.map((item) => (
            <CandidateRow
              key={item.listing.id}
              item={item}
              candidates={candidates}
              isQuiet={!chosen.has(item.listing.id)}
            >
              <td colSpan={2} className={classNames(cellClass, 'pl-6')}>
                <MissCell item={item} candidates={candidates} />
              </td>
            </CandidateRow>
          ))}
          {outside.length > 0 ? (
            <GroupRow title={t('generate.outside')}>{t('generate.outsideText')}</GroupRow>
          ) : null}
          {outside.map((listing) => (
            <tr key={listing.id} className="border-b border-line bg-select-soft last:border-b-0">
              <td className={classNames(cellClass, 'pl-4')}>
                <Checkbox
                  className="align-middle"
                  aria-label={t('generate.choose', { address: listing.address })}
                  isSelected
                  onChange={() => candidates.choose(listing.id, false)}
                />
              </td>
              <td className={cellClass}>
                <span className="flex items-center gap-3">
                  <HomeThumb url={listing.photoUrl} className="h-9 w-13 rounded-[7px]" />
                  <HomeLink id={listing.id} address={listing.address || listing.mlsNumber} />
                </span>
              </td>
              <td />
              <td className={classNames(cellClass, 'pl-6 whitespace-nowrap text-ink-2')}>
                {listing.soldDate === null ? null : words.day(listing.soldDate)}
              </td>
              <td className={classNames(cellClass, numberClass, 'font-medium')}>
                {listing.price === null ? null : format.price(listing.price)}
              </td>
              <td colSpan={3} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CandidateRowProps {
  item: Candidate;
  candidates: Candidates;
  isQuiet?: boolean;
  /** The last two columns. */
  children: ReactNode;
}

function CandidateRow({ item, candidates, isQuiet = false, children }: CandidateRowProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { listing, facts, distance, soldDate } = item;
  const isChosen = candidates.chosen.has(listing.id);
  const inkClass = isQuiet ? 'text-ink-2' : undefined;
  return (
    <tr
      className={classNames(
        'border-b border-line transition-control last:border-b-0',
        isChosen ? 'bg-select-soft' : 'hover:bg-hover',
      )}
    >
      <td className={classNames(cellClass, 'pl-4')}>
        <Checkbox
          className="align-middle"
          aria-label={t('generate.choose', { address: addressOf(item) })}
          isSelected={isChosen}
          isDisabled={candidates.isFull && !isChosen}
          onChange={(isOn) => candidates.choose(listing.id, isOn)}
        />
      </td>
      <td className={cellClass}>
        <span className="flex min-w-0 items-center gap-3">
          <HomeThumb
            url={listing.photoUrl}
            className={classNames('h-9 w-13 rounded-[7px]', isQuiet && 'opacity-80')}
          />
          <HomeLink
            id={listing.id}
            address={addressOf(item)}
            className={classNames('max-w-56 2xl:max-w-80', inkClass)}
          />
        </span>
      </td>
      <td className={classNames(cellClass, numberClass, inkClass)}>{words.km(distance)}</td>
      <td className={classNames(cellClass, 'pl-6 whitespace-nowrap text-ink-2')}>{words.day(soldDate)}</td>
      <td className={classNames(cellClass, numberClass, isQuiet ? 'text-ink-2' : 'font-medium')}>
        {listing.price === null ? null : format.price(listing.price)}
      </td>
      <td className={classNames(cellClass, numberClass, inkClass)}>{words.value('area', facts)}</td>
      {children}
    </tr>
  );
}

function GroupRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line bg-inset text-xs text-ink-2">
      <th colSpan={columns} scope="rowgroup" className="h-9.5 pl-4 text-left font-normal">
        <span className="flex items-center gap-2">
          <CircleDashed aria-hidden="true" className="size-4" strokeWidth={1.75} />
          <b className="font-semibold text-ink">{title}</b>
          <span>{children}</span>
        </span>
      </th>
    </tr>
  );
}

export function MissCell({ item, candidates }: { item: NearMiss; candidates: Candidates }) {
  const { t } = useTranslation('cma');
  const reasonText = useReasonText();
  const { id } = item.listing;
  const isChosen = candidates.chosen.has(id);
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1 text-xs/[15px] text-warning">{reasonText(item.reason)}</span>
      {isChosen ? (
        <span className="text-xs font-medium text-ink-2">{t('generate.included')}</span>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          className="min-h-7! px-2.5!"
          aria-label={t('generate.includeOf', { address: addressOf(item) })}
          disabled={candidates.isFull}
          onClick={() => candidates.choose(id, true)}
        >
          {t('generate.include')}
        </Button>
      )}
    </span>
  );
}

/** All lines that are shown at once, up to the limit. */
function ChooseAll({ items, candidates }: Pick<CandidateListProps, 'items' | 'candidates'>) {
  const { t } = useTranslation('cma');
  const { chosen, chooseAll } = candidates;
  const isAll = items.length > 0 && items.every(({ listing }) => chosen.has(listing.id));
  return (
    <Checkbox
      className="align-middle"
      aria-label={t(isAll ? 'generate.clearAll' : 'generate.chooseAll')}
      isSelected={isAll}
      isIndeterminate={!isAll && chosen.size > 0}
      isDisabled={items.length === 0}
      onChange={() => chooseAll(isAll ? [] : items.map(({ listing }) => listing.id))}
    />
  );
}
