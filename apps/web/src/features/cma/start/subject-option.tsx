import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ComboOption } from '../../../shared/ui/combo-list.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';

interface SubjectOptionProps {
  id: string;
  listing: ListingCard;
  isActive: boolean;
  isChosen: boolean;
  onPoint?: (() => void) | undefined;
  onChoose: () => void;
}

const marks = { active: 'active', sold: 'sold', deactive: 'off' } as const satisfies Record<
  ListingStatus,
  string
>;

/** One home that was found, with what became of it last. */
export function SubjectOption({ listing, ...option }: SubjectOptionProps) {
  const { isActive, isChosen } = option;
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
    <ComboOption
      {...option}
      className={classNames(
        'min-h-14 cursor-pointer gap-3 rounded-md p-2 transition-control hover:bg-hover',
        isChosen && 'bg-hover',
        isActive && 'outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <HomeThumb url={listing.photoUrl} className="h-10 w-15 rounded-[8px]" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {[address || mlsNumber, municipality].filter(Boolean).join(', ')}
        </span>
        <span className="block truncate text-xs text-ink-3">{note}</span>
      </span>
      <StatusChip mark={marks[status]}>{t(`vocabulary.status.${status}`)}</StatusChip>
      <Check
        aria-hidden="true"
        className={classNames('size-4.5 shrink-0 text-brand-ink', !isChosen && 'invisible')}
        strokeWidth={1.75}
      />
    </ComboOption>
  );
}
