import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { Comparison, PriceChange } from '@hearthline/domain/listing/asking-price';
import { comparePrice } from '@hearthline/domain/listing/asking-price';
import { Link } from '@tanstack/react-router';
import { Eye, EyeOff, Mail, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { BasketButton, CmaLink, SendHomeButton, WriteAboutLink } from '../components/action-links.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import { WantedButton } from '../components/wanted.tsx';
import { endsText, perFootEnds } from '../model/range-text.ts';

export function PriceCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const address = listing.address || t('facts.noAddress');
  return (
    <Card isPadded>
      <div className="flex flex-wrap gap-2">
        <StateChips listing={listing} />
      </div>
      <PriceLine listing={listing} className="mt-2.5" />
      <div className="mt-4 flex flex-col gap-2">
        <BasketButton listingIds={[listing.id]} address={address} />
        <SendHomeButton listingId={listing.id} address={address} />
        <WriteAboutLink listing={listing.id} />
        {listing.projection === 'client' ? null : <WantedButton listingId={listing.id} />}
        <div className="flex gap-2 *:min-w-0 *:flex-1">
          <CmaLink listing={listing.id} />
          <ClientSwitch isClient={listing.projection === 'client'} />
        </div>
      </div>
    </Card>
  );
}

/** What has no place in the bar under the thumb. */
export function PhoneActions({ listing }: { listing: ListingDetail }) {
  const isClient = listing.projection === 'client';
  return (
    <>
      <WriteAboutLink listing={listing.id} />
      <ClientSwitch isClient={isClient} />
    </>
  );
}

interface PriceLineProps {
  listing: ListingDetail;
  /** Leaves the percent out. */
  isShort?: boolean;
  className?: string;
}

/** The price, and under it what it was, what it changed by and since when, what a square foot costs, and where it began. */
export function PriceLine({ listing, isShort = false, className }: PriceLineProps) {
  const { t } = useTranslation('listings');
  const { price, before, change, shortChange, ofList, perFoot, beside } = usePriceWords(listing);
  const rest = [ofList, perFoot].filter(Boolean).join(' · ');
  return (
    <div className={className}>
      <p className="text-[30px]/[38px] font-semibold tracking-[-0.035em]">{price}</p>
      {before ? (
        <p className="text-sm text-balance text-ink-2">
          <span className="sr-only">{t('detail.price.before')} </span>
          <s>{before}</s>{' '}
          <span className={classNames(listing.status === 'active' && 'text-st-change')}>
            {isShort ? shortChange : change}
          </span>
        </p>
      ) : null}
      {rest ? <p className="text-sm text-ink-2">{rest}</p> : null}
      <PriceBeside parts={beside} className="mt-1 text-xs text-ink-3" />
    </div>
  );
}

/** Breaks between its parts, not inside a date or an amount. */
export function PriceBeside({ parts, className }: { parts: string[]; className?: string }) {
  if (parts.length === 0) return null;
  return (
    <p className={className}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? ' ' : null}
          <span className="inline-block">
            {part}
            {index < parts.length - 1 ? ',' : null}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

interface PriceWords {
  price: string;
  /** An earlier price that no longer holds. */
  before: string | null;
  /** The change that counts, and of an asking price since when. */
  change: string | null;
  /** The same in few letters. */
  shortChange: string | null;
  /** What a deal brought, compared with what was asked. */
  ofList: string | null;
  perFoot: string | null;
  /** The other change: since the first price, or the last step where the line above tells of the first price. */
  beside: string[];
}

export function usePriceWords(listing: ListingDetail): PriceWords {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { offer, status, price, listPrice } = listing;
  const money = (cents: number) => (offer === 'lease' ? format.rent(cents) : format.price(cents));
  const perFoot = endsText('pricePerSquareFoot', perFootEnds(listing), { t, format });
  const isDeal = status === 'sold';
  const priceChange = isDeal ? null : listing.priceChange;
  const [main, other] = price !== null && priceChange ? comparePrice(price, priceChange) : [];
  const asked = isDeal ? listPrice : (main?.price ?? null);
  const change = price === null || asked === null ? 0 : price - asked;
  const day = (date: string) => format.dateText(date);
  const dated = (text: string) =>
    main ? t('detail.price.since', { change: text, date: day(main.since) }) : text;
  const changeText = (step: Comparison) => format.priceChange(step.change, step.change / step.price);
  return {
    price: price === null ? t('facts.noPrice') : money(price),
    before: change !== 0 && asked !== null ? format.price(asked) : null,
    change: change !== 0 && asked ? dated(format.priceChange(change, change / asked)) : null,
    shortChange: change !== 0 ? dated(format.priceStep(change)) : null,
    ofList:
      isDeal && price !== null && listPrice
        ? t('detail.sales.ofList', { percent: format.percent(price / listPrice, 1) })
        : null,
    perFoot: perFoot && t('detail.price.perFoot', { price: perFoot }),
    beside: priceChange ? besideParts(priceChange) : [],
  };

  function besideParts({ before, since, firstPrice, firstDate }: PriceChange): string[] {
    if (other?.since === since)
      return [t('detail.price.raised', { price: format.price(before), date: day(since) }), changeText(other)];
    if (firstDate === null || (!other && firstDate === listing.listDate)) return [];
    const first = t('detail.price.first', { price: format.price(firstPrice), date: day(firstDate) });
    return other && other.change !== 0 && other.price > 0
      ? [first, t('detail.price.sinceFirst', { change: changeText(other) })]
      : [first];
  }
}

interface StateChipsProps {
  listing: ListingDetail;
  /** Where there is no room for the day. */
  isShort?: boolean;
}

/** Where the listing stands: a price change says so beside the plain state. */
export function StateChips({ listing, isShort = false }: StateChipsProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { code, status, priceChangedAt, conditionalExpiryDate, isRelisted } = listing;
  const hasNewPrice = code === 'pc' && status === 'active';
  const isConditional = listing.state === 'conditional';
  return (
    <>
      {hasNewPrice ? (
        <StatusChip mark="active">{t('vocabulary.status.active')}</StatusChip>
      ) : (
        <ListingState listing={listing} />
      )}
      {hasNewPrice ? (
        <StatusChip mark="change">
          {priceChangedAt && !isShort
            ? t('detail.chips.priceChangedOn', { date: format.monthDay(priceChangedAt) })
            : t('vocabulary.code.pc')}
        </StatusChip>
      ) : null}
      {isConditional && conditionalExpiryDate && !isShort ? (
        <Tag tone="warning">
          {t('detail.chips.conditionEnds', { date: format.monthDay(conditionalExpiryDate) })}
        </Tag>
      ) : null}
      {isRelisted ? <Tag>{t('facts.relisted')}</Tag> : null}
    </>
  );
}

interface ClientSwitchProps {
  isClient: boolean;
  className?: string;
}

/** What a client may see, or everything; it stands in the address, so a reload and the print keep it. */
export function ClientSwitch({ isClient, className }: ClientSwitchProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, as: isClient ? undefined : ('client' as const) })}
      replace
      state={true}
      resetScroll={false}
      className={classNames(buttonClass({ variant: 'secondary' }), className)}
    >
      {isClient ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {t(isClient ? 'detail.actions.agentView' : 'detail.actions.clientView')}
    </Link>
  );
}

const linkClass =
  'touch-target grid size-10 shrink-0 place-items-center rounded-md border border-line-strong bg-surface text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-4.5';

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}

/** The agent who lists the home, with the ways to reach them. */
export function ListedBy({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { agentName, agentPhone, agentEmail, officeName } = listing;
  const name = agentName ?? officeName;
  if (!name) return null;
  const call = agentPhone && t('detail.agent.call', { name, phone: format.phone(agentPhone) });
  const write = agentEmail && t('detail.agent.write', { name, email: agentEmail });
  return (
    <div className="flex items-center gap-3 px-5 py-4">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-ink"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        {agentName && officeName ? (
          <p title={officeName} className="truncate text-xs text-ink-3">
            {officeName}
          </p>
        ) : null}
      </div>
      {call ? (
        <a
          href={`tel:${agentPhone?.replace(/[^\d+]/g, '')}`}
          aria-label={call}
          title={call}
          className={linkClass}
        >
          <Phone aria-hidden="true" strokeWidth={1.75} />
        </a>
      ) : null}
      {write ? (
        <a href={`mailto:${agentEmail}`} aria-label={write} title={write} className={linkClass}>
          <Mail aria-hidden="true" strokeWidth={1.75} />
        </a>
      ) : null}
    </div>
  );
}
