import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../shared/homes/home-words.ts';
import { OrderHandle } from '../../../shared/homes/order-handle.tsx';
import { useHomeOrder } from '../../../shared/homes/use-home-order.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useOrderHomes } from '../api/home-actions.ts';
import { HomeCard } from './home-card.tsx';

interface HomesProps {
  basket: Basket;
  homes: readonly BasketHome[];
  timeZone: string | undefined;
  selected: ReadonlySet<string>;
  onSelect: (homeId: string) => void;
}

export function HomeCards({ basket, homes, timeZone, selected, onSelect }: HomesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] items-stretch gap-4">
      {homes.map((home) => (
        <li key={home.id} className="min-w-0">
          <HomeCard
            basket={basket}
            home={home}
            timeZone={timeZone}
            layout="cards"
            isSelected={selected.has(home.id)}
            onSelect={() => onSelect(home.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** One below the other, and put in order there; of some of them alone there is no order. */
export function HomeList({ basket, homes, timeZone, selected, onSelect }: HomesProps) {
  const { t } = useTranslation('homes');
  const list = useRef<HTMLUListElement>(null);
  const nameOf = useHomeName();
  const { mutate: saveOrder } = useOrderHomes(basket.id);
  const order = useHomeOrder({
    list,
    homes: homes.map((home) => ({ key: home.id, home })),
    nameOf: ({ home }) => nameOf(home.listing),
    onOrder: (entries) => saveOrder(entries.map(({ key }) => key)),
  });
  const canOrder = homes.length > 1 && homes.length === basket.homes.length;
  return (
    <>
      <p role="status" className="sr-only">
        {order.message}
      </p>
      {canOrder ? <p className="mb-2 text-xs text-ink-3 max-md:hidden">{t('order.hint')}</p> : null}
      <ul ref={list} className="flex flex-col gap-3">
        {order.shown.map(({ key, home }) => (
          <li
            key={key}
            data-home={key}
            style={{ order: order.placeOf(key) }}
            className={classNames('min-w-0 rounded-lg', order.heldKey === key && 'z-1 shadow-lg')}
          >
            <HomeCard
              basket={basket}
              home={home}
              timeZone={timeZone}
              layout="list"
              isSelected={selected.has(key)}
              onSelect={() => onSelect(key)}
              handle={
                canOrder ? (
                  <OrderHandle
                    name={nameOf(home.listing)}
                    isHeld={order.heldKey === key}
                    handleProps={order.handleProps(key)}
                    className="z-1 -mt-0.5"
                  />
                ) : null
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
