import type { NamedPlace } from '@hearthline/contract/market-figures';
import { siteLimits } from '@hearthline/contract/sites';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderHandle } from '../../../shared/homes/order-handle.tsx';
import { useHomeOrder } from '../../../shared/homes/use-home-order.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ComboBox } from '../../../shared/ui/combo-box.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { controlHeights } from '../../../shared/ui/text-field.tsx';
import { placesQuery } from '../api/sites-api.ts';
import type { PartProps } from '../model/part-props.ts';
import { placeKey, siteDraftOf } from '../model/site-draft.ts';

const typingMs = 200;

type FoundPlace = NamedPlace & { id: string };

/** Up to four cities or communities, in the order of the page. */
export function CitiesPart({ state }: PartProps) {
  const { t } = useTranslation('sites');
  const { draft, change, nameOf } = state;
  const isFull = draft.cities.length >= siteLimits.cities;
  // With the last city goes the field that added it.
  const list = useLostFocus<HTMLUListElement>(isFull);
  const rows = draft.cities.map((place) => ({ ...place, key: placeKey(place), named: nameOf(place) }));
  const nameOfRow = ({ named, code }: (typeof rows)[number]) => named?.name ?? code;
  const order = useHomeOrder({
    list,
    homes: rows,
    nameOf: nameOfRow,
    onOrder: (next) =>
      change((before) => ({ ...before, cities: next.map(({ level, code }) => ({ level, code })) })),
  });

  function remove(key: string) {
    change((before) => ({ ...before, cities: before.cities.filter((place) => placeKey(place) !== key) }));
    // The button goes with its row.
    list.current?.focus();
  }

  return (
    <>
      <p className="text-sm text-ink-2">{t('cities.text')}</p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('parts.cities')}
        className="grid gap-1.5 outline-none empty:-mb-4.5"
      >
        {order.shown.map((row) => (
          <li
            key={row.key}
            data-home={row.key}
            style={{ order: order.placeOf(row.key) }}
            className={classNames(
              'flex items-center gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-1',
              order.heldKey === row.key && 'border-brand shadow-md',
            )}
          >
            <OrderHandle
              name={nameOfRow(row)}
              isHeld={order.heldKey === row.key}
              handleProps={order.handleProps(row.key)}
            />
            <MapPin aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none text-ink-3" />
            <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">
              {nameOfRow(row)}
              {row.named?.within ? (
                <span className="block text-xs font-normal text-ink-3">{row.named.within}</span>
              ) : null}
            </span>
            <IconButton
              size="sm"
              label={t('cities.remove', { name: nameOfRow(row) })}
              icon={<X strokeWidth={1.75} aria-hidden />}
              onClick={() => remove(row.key)}
            />
          </li>
        ))}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {order.message}
      </p>
      <div data-field="cities">
        {isFull ? (
          <p role="status" className="text-sm text-ink-2">
            {t('cities.full', { most: siteLimits.cities })}
          </p>
        ) : (
          <PlaceSearch state={state} />
        )}
      </div>
    </>
  );
}

function PlaceSearch({ state }: Pick<PartProps, 'state'>) {
  const { t } = useTranslation('sites');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), typingMs);
  const { data = [], isFetching } = useQuery(placesQuery(search));
  const { draft, change } = state;
  const chosen = new Set(draft.cities.map(placeKey));
  const found: FoundPlace[] = data
    .map((place) => ({ ...place, id: placeKey(place) }))
    .filter(({ id }) => !chosen.has(id));
  return (
    <ComboBox
      label={t('cities.add')}
      hint={t('cities.left', { count: siteLimits.cities - draft.cities.length })}
      items={found}
      text={text}
      onTextChange={setText}
      onChoose={({ id, ...place }) => {
        siteDraftOf(client).notePlace(place);
        setText('');
        const { level, code } = place;
        change((before) =>
          before.cities.length >= siteLimits.cities || before.cities.some((each) => placeKey(each) === id)
            ? before
            : { ...before, cities: [...before.cities, { level, code }] },
        );
      }}
      nameOf={({ name }) => name}
      listLabel={t('cities.found')}
      emptyText={t(isFetching || search !== text.trim() ? 'cities.searching' : 'cities.noneFound')}
      isOpenOnFocus
      placeholder={t('cities.placeholder')}
      maxLength={80}
      before={
        <Search
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute left-3 size-4.5 text-ink-3"
        />
      }
      boxClassName={classNames('relative', controlHeights.md)}
      inputClassName="h-full min-w-0 rounded-[inherit] pr-3 pl-[38px]"
    >
      {({ name, within }) => (
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{name}</span>
          {within ? <span className="block truncate text-xs text-ink-3">{within}</span> : null}
        </span>
      )}
    </ComboBox>
  );
}
