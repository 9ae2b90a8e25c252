import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Suggestion } from '@hearthline/contract/listings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../hooks/use-settled.ts';
import { classNames } from '../lib/class-names.ts';
import { ComboBox } from '../ui/combo-box.tsx';
import { controlHeights } from '../ui/text-field.tsx';
import { HomeState } from './home-state.tsx';
import { useHomeName, useHomePrice } from './home-words.ts';
import { cardsQuery, findByNumbers, suggestHomesQuery } from './homes-api.ts';
import { parseNumberList } from './mls-numbers.ts';

type FoundHome = Extract<Suggestion, { type: 'listing' }>;

const typingMs = 200;
const shortest = 2;

interface HomeSearchProps {
  /** Listings that are chosen already. */
  known: ReadonlySet<string>;
  /** From the beginning. */
  hasFocus?: boolean;
  onAdd: (listings: ListingCard[]) => void;
}

/** Homes by address or number; a list of numbers that is pasted or entered brings all of them. */
export function HomeSearch({ known, hasFocus = false, onAdd }: HomeSearchProps) {
  const { t } = useTranslation('homes');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const asked = useSettled(text.trim(), typingMs);
  const isAsking = asked.length >= shortest && parseNumberList(asked) === null;
  const { data, isFetching } = useQuery({ ...suggestHomesQuery(asked), enabled: isAsking });
  const found = isAsking
    ? (data ?? []).filter((each): each is FoundHome => each.type === 'listing' && !known.has(each.id))
    : [];

  const { mutate: addOne } = useMutation({
    mutationFn: (id: string) => client.fetchQuery(cardsQuery([id])),
    onSuccess: (listings) => onAdd(listings),
  });
  const { mutate: addList, isPending: isListing } = useMutation({
    mutationFn: findByNumbers,
    onSuccess: (listings, numbers) => {
      onAdd(listings);
      const isFound = new Set(listings.map(({ mlsNumber }) => mlsNumber.toUpperCase()));
      const missing = numbers.filter((number) => !isFound.has(number));
      setNotice(
        [
          t('listFound', { count: listings.length }),
          missing.length > 0 ? t('listMissing', { numbers: missing.join(', ') }) : null,
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
  });

  function takeList(list: string): boolean {
    const numbers = parseNumberList(list);
    if (!numbers) return false;
    addList(numbers);
    setText('');
    return true;
  }

  function handlePaste(event: ClipboardEvent) {
    // The field itself would run the lines of a list together.
    if (takeList(event.clipboardData.getData('text'))) event.preventDefault();
  }

  return (
    <div className="min-w-60 flex-1" onPasteCapture={handlePaste}>
      <ComboBox
        label={t('find')}
        hasFocus={hasFocus}
        items={found}
        text={text}
        onTextChange={(next) => {
          setText(next);
          setNotice('');
        }}
        onChoose={({ id }) => {
          addOne(id);
          setText('');
        }}
        onEnterText={(entered) => void takeList(entered)}
        nameOf={({ address, mlsNumber }) => address || mlsNumber}
        listLabel={t('found')}
        emptyText={t(isFetching || asked !== text.trim() ? 'searching' : 'noneFound')}
        placeholder={t('findHint')}
        maxLength={1_200}
        hint={isListing ? t('searching') : notice || undefined}
        before={
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute left-3 size-4.5 text-ink-3"
          />
        }
        boxClassName={classNames('relative', controlHeights.md)}
        inputClassName="h-full min-w-0 rounded-[inherit] pr-3 pl-[38px]"
        itemClassName="min-h-12!"
      >
        {(home) => <FoundRow home={home} />}
      </ComboBox>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  );
}

function FoundRow({ home }: { home: FoundHome }) {
  const { t } = useTranslation('homes');
  const name = useHomeName()(home);
  const price = useHomePrice()({ price: home.price, offer: 'sale' });
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {[name, home.municipality].filter(Boolean).join(', ')}
        </span>
        <span className="block truncate text-xs text-ink-3">
          {[price, t('mls', { number: home.mlsNumber })].join(' · ')}
        </span>
      </span>
      <HomeState
        listing={{ code: home.code, status: home.status, daysOnMarket: null }}
        className="flex-none"
      />
    </>
  );
}
