import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { BellPlus, Columns3, PenLine, Scale, Send, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { sharedCriteriaQuery } from '../api/search-api.ts';
import type { SearchAddress } from '../model/criteria-url.ts';
import { parseCriteria, writeCriteria } from '../model/criteria-url.ts';

interface ActionLinkProps {
  /** One home or several, as an address holds them. */
  listing: string;
  size?: 'sm' | 'md';
  /** In few letters. */
  isShort?: boolean;
  className?: string;
}

interface BasketButtonProps {
  listingIds: readonly string[];
  /** Of a single one. */
  address?: string | undefined;
  size?: 'sm' | 'md';
  /** In few letters. */
  isShort?: boolean;
  className?: string;
  onDone?: () => void;
}

/** For a basket that is made for these homes: the search of the screen they stand on, where it has one. */
function useSearchCriteria(): Criteria | undefined {
  const { c, k } = useSearch({ strict: false }) as SearchAddress;
  const { data } = useQuery({ ...sharedCriteriaQuery(k ?? ''), enabled: k !== undefined });
  if (k !== undefined) return data;
  return c === undefined ? undefined : parseCriteria(c);
}

export function BasketButton(props: BasketButtonProps) {
  const { listingIds, address, size = 'md', isShort = false, className, onDone } = props;
  const { t } = useTranslation('listings');
  const ask = useBasketRequestStore((state) => state.ask);
  const criteria = useSearchCriteria();
  return (
    <Button
      size={size}
      icon={<ShoppingBasket aria-hidden="true" />}
      aria-haspopup="dialog"
      className={className}
      onClick={() => ask({ kind: 'add', listingIds, address, criteria, onDone })}
    >
      {t(isShort ? 'map.selection.basket' : 'detail.actions.basket')}
    </Button>
  );
}

interface SendHomeButtonProps {
  listingId: string;
  address: string;
  /** Where there is no room for words. */
  isShort?: boolean;
}

/** One tap on a client, and the home is on its way. */
export function SendHomeButton({ listingId, address, isShort = false }: SendHomeButtonProps) {
  const { t } = useTranslation('listings');
  const ask = useBasketRequestStore((state) => state.ask);
  const handleClick = () => ask({ kind: 'send', listingIds: [listingId], address });
  if (isShort)
    return (
      <IconButton
        variant="outline"
        label={t('detail.actions.send')}
        aria-haspopup="dialog"
        icon={<Send aria-hidden="true" strokeWidth={1.75} />}
        className="size-12!"
        onClick={handleClick}
      />
    );
  return (
    <Button
      variant="secondary"
      icon={<Send aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={handleClick}
    >
      {t('detail.actions.send')}
    </Button>
  );
}

interface BasketIconProps {
  listingId: string;
  address: string;
  /** On a picture it stands on a dark disc. */
  isOnPhoto?: boolean;
  className?: string;
}

/** The same beside the heart, where there is no room for words. */
export function BasketIcon({ listingId, address, isOnPhoto = false, className }: BasketIconProps) {
  const { t } = useTranslation('listings');
  const ask = useBasketRequestStore((state) => state.ask);
  const criteria = useSearchCriteria();
  return (
    <IconButton
      size="sm"
      label={t('detail.actions.basketOf', { address })}
      aria-haspopup="dialog"
      icon={<ShoppingBasket aria-hidden="true" strokeWidth={1.75} />}
      onClick={(event) => {
        event.preventDefault();
        ask({ kind: 'add', listingIds: [listingId], address, criteria });
      }}
      className={classNames(
        isOnPhoto && 'dark rounded-full! bg-overlay/60 text-white hovered:bg-overlay/80 hovered:text-white',
        className,
      )}
    />
  );
}

export function CmaLink({ listing, size = 'md', isShort = false, className }: ActionLinkProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/cma"
      // Of several the agent says there which one is valued.
      search={listing.includes(',') ? { with: listing } : { listing }}
      className={classNames(buttonClass({ size, variant: 'secondary' }), className)}
    >
      <Scale aria-hidden="true" />
      {t(isShort ? 'map.selection.cma' : 'detail.actions.cma')}
    </Link>
  );
}

/** An email of the agent's own words, with the home under them. */
export function WriteAboutLink({ listing, className }: Pick<ActionLinkProps, 'listing' | 'className'>) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/clients/mail"
      search={{ listings: listing }}
      className={classNames(buttonClass({ variant: 'secondary' }), className)}
    >
      <PenLine aria-hidden="true" />
      {t('detail.actions.write')}
    </Link>
  );
}

/** Several homes beside each other. */
export function CompareLink({ listing, size = 'md', className }: Omit<ActionLinkProps, 'isShort'>) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/property-search/compare"
      search={{ ids: listing }}
      className={classNames(buttonClass({ size, variant: 'secondary' }), className)}
    >
      <Columns3 aria-hidden="true" />
      {t('compare.open')}
    </Link>
  );
}

interface AlertLinkProps {
  criteria: Criteria;
  /** Of a saved search, which the alert takes over. */
  name?: string;
  /** Where there is room for words; phones and tablets never have it. */
  hasWords?: boolean;
  className?: string;
}

/** The same search once more, on watch for a client. Not where criteria are being chosen for a form already. */
export function AlertLink({ criteria, name, hasWords = false, className }: AlertLinkProps) {
  const { t } = useTranslation('listings');
  const { k, basket } = useSearch({ strict: false }) as SearchAddress;
  if (basket !== undefined) return null;
  // A long search goes by its key, as long as it is the one of the address.
  const search = k !== undefined && name === undefined ? { k } : { c: writeCriteria(criteria), name };
  const label = name === undefined ? t('alert.make') : t('alert.makeOf', { name });
  return (
    <Link
      to="/basket/form"
      search={{ basketType: 'Automatic', ...search }}
      aria-label={label}
      title={label}
      className={classNames(
        hasWords
          ? classNames(buttonClass({ variant: 'secondary' }), 'max-lg:w-11 max-lg:px-0!')
          : 'touch-target grid flex-none place-items-center rounded-md text-ink-2 transition-control hovered:bg-hover hovered:text-ink',
        className,
      )}
    >
      <BellPlus aria-hidden="true" strokeWidth={1.75} />
      {hasWords ? <span className="max-lg:hidden">{t('alert.make')}</span> : null}
    </Link>
  );
}
