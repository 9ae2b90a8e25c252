import type { PaletteKind, PaletteRow } from '@hearthline/contract/palette';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import type { Format } from '@hearthline/format/format';
import { priceText } from '@hearthline/format/listing-words';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import {
  Blocks,
  FileText,
  House,
  ListFilter,
  Mail,
  MapPin,
  Newspaper,
  Phone,
  Scale,
  ShoppingBasket,
  User,
} from 'lucide-react';
import { writeFilter } from '../../features/clients/model/clients-address.ts';
import {
  clientBasketLink,
  clientMailLink,
  clientPageLink,
} from '../../features/clients/parts/client-links.ts';
import { phoneLink } from '../../features/clients/parts/format-client.ts';
import { nameOf } from '../../features/clients/parts/name-of.ts';
import { cmaLink } from '../../features/cma/model/cma-links.ts';
import { saleToListOf } from '../../features/listings/model/listing-words.ts';
import { ListingPhoto } from '../../shared/ui/listing-photo.tsx';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { StatusChip } from '../../shared/ui/status-chip.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import type { ScreenKey } from '../screens.ts';
import { markMatches } from './match-words.ts';
import type { PaletteLink, PaletteRecord } from './palette-record.ts';

export interface PaletteTools {
  t: TFunction<'palette'>;
  format: Format;
  /** Nov 4, Yesterday: a day as people say it. */
  dayText: (instant: string) => string;
  query: string;
  go: (link: PaletteLink) => void;
  openAddress: (address: string) => void;
  addToBasket: (home: { id: string; address: string }) => void;
}

/** How one kind of record is drawn, and where it leads. */
interface KindLook<Kind extends PaletteKind> {
  icon: LucideIcon;
  toRecord: (row: PaletteRow<Kind>, tools: PaletteTools) => Omit<PaletteRecord, 'icon'>;
  /** The screen on which everything stands that a text finds. */
  all?: { screen: ScreenKey; link: (text: string) => PaletteLink };
}

type Detail = NonNullable<PaletteRecord['detail']>;
const joined = (parts: readonly (Detail[number] | null | false | undefined)[]): Detail =>
  parts.flatMap((part) => part || []);
const searched = (text: string | null) => (text ? { searched: text } : null);
const isMarked = (text: string, query: string): boolean =>
  text !== '' && markMatches(text, query).some(({ isMatch }) => isMatch);

const clients: KindLook<'clients'> = {
  icon: User,
  all: {
    screen: 'clients',
    link: (text) => ({ to: '/clients', search: writeFilter({ version: 1, text }) }),
  },
  toRecord: (client, { t, format, dayText, query, go, openAddress }) => {
    const { id, firstName, lastName, email, place, type, category, lastContactAt, lastContactKind } = client;
    const phone = client.phone && format.phone(client.phone);
    // What was typed is shown, even where something else would usually stand.
    const reach = [phone, email, place].find((text) => isMarked(text, query)) ?? (phone || email);
    const last =
      lastContactAt &&
      lastContactKind &&
      t(`client.last.${lastContactKind}`, { day: dayText(lastContactAt) });
    const call = { label: t('client.call'), icon: Phone, run: () => openAddress(phoneLink(client.phone)) };
    const write = { label: t('client.write'), icon: Mail, run: () => go(clientMailLink(id)) };
    const basket = { label: t('client.basket'), icon: ShoppingBasket, run: () => go(clientBasketLink(id)) };
    return {
      id: `clients:${id}`,
      label: nameOf(client),
      names: [firstName, lastName],
      detail: joined([type && t(`client.type.${type}`), searched(reach), last]),
      lead: <PersonAvatar firstName={firstName} lastName={lastName} />,
      ...(category !== 'interested' && {
        aside: (
          <Tag tone={category === 'waitingList' ? 'warning' : 'neutral'}>
            {t(`client.category.${category}`)}
          </Tag>
        ),
      }),
      actions: [...(phone ? [call] : []), ...(email ? [write] : []), basket],
      link: clientPageLink(id),
    };
  },
};

const listings: KindLook<'listings'> = {
  icon: House,
  toRecord: (listing, { t, format, addToBasket }) => {
    const { id, address, mlsNumber, offer, status, soldDate, community, municipality, photoUrl } = listing;
    const state = stateOf(listing);
    const price = priceText(listing, format) ?? t('listing.noPrice');
    const share = saleToListOf(listing);
    const deal =
      status === 'sold' &&
      soldDate &&
      t(`listing.${offer === 'lease' ? 'leased' : 'sold'}`, { date: format.dateText(soldDate), price });
    const dealText =
      deal && share !== null ? t('listing.ofList', { deal, percent: format.percent(share, 1) }) : deal;
    return {
      id: `listings:${id}`,
      label: address || mlsNumber,
      names: [mlsNumber],
      detail: joined([dealText || price, !dealText && (community ?? municipality), searched(mlsNumber)]),
      lead: (
        <span className="h-10 w-14 flex-none overflow-hidden rounded-[8px]">
          <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail isEager />
        </span>
      ),
      aside: <StatusChip mark={state.mark}>{t(`listing.state.${state.word}`)}</StatusChip>,
      actions: [
        {
          label: t('listing.toBasket'),
          icon: ShoppingBasket,
          run: () => addToBasket({ id, address: address || mlsNumber }),
        },
      ],
      link: { to: '/property-search/result/view', search: { id } },
    };
  },
};

const places: KindLook<'places'> = {
  icon: MapPin,
  toRecord: ({ level, code, name, within }) => ({
    id: `places:${level}:${code}`,
    label: name,
    ...(within && { detail: [within] }),
    link: { to: '/property-search/result', search: { c: JSON.stringify({ [level]: { any: [code] } }) } },
  }),
};

const analyses: KindLook<'analyses'> = {
  icon: Scale,
  all: { screen: 'cmaRecent', link: (q) => ({ to: '/cma/recent', search: { q } }) },
  toRecord: ({ id, address, municipality, clientName, range, updatedAt }, { t, format, dayText }) => ({
    id: `analyses:${id}`,
    label: t('analysis.title', { address }),
    names: [address],
    detail: joined([
      range ? format.priceRange(range.low, range.high) : t('analysis.draft'),
      searched(clientName ? t('analysis.for', { name: clientName }) : municipality),
      dayText(updatedAt),
    ]),
    link: cmaLink({ id }, range !== null),
  }),
};

const reports: KindLook<'reports'> = {
  icon: FileText,
  toRecord: ({ id, cmaId, version, address, clientName, language, createdAt }, { t, dayText }) => ({
    id: `reports:${id}`,
    label: t('report.title', { address }),
    names: [address],
    detail: joined([
      t('report.version', { number: version }),
      t(`report.language.${language}`),
      searched(clientName && t('analysis.for', { name: clientName })),
      dayText(createdAt),
    ]),
    link: { to: '/cma/calculate/report', search: { id: cmaId, version: String(version), report: id } },
  }),
};

const baskets: KindLook<'baskets'> = {
  icon: ShoppingBasket,
  toRecord: ({ id, type, name, clientName, homes, updatedAt }, { t, dayText }) => ({
    id: `baskets:${id}`,
    label: name,
    detail: joined([
      type === 'Automatic' && t('basket.alert'),
      searched(t('analysis.for', { name: clientName })),
      t('basket.homes', { count: homes }),
      dayText(updatedAt),
    ]),
    link: { to: '/basket/view', search: { basketType: type, id } },
  }),
};

const mails: KindLook<'mails'> = {
  icon: Mail,
  all: { screen: 'emailLog', link: (q) => ({ to: '/email-log', search: { q, days: '365' } }) },
  toRecord: ({ id, subject, clientName, channel, status, createdAt, ...mail }, tools) => {
    const { t, format, dayText, query } = tools;
    const to = channel === 'sms' ? format.phone(mail.to) : mail.to;
    return {
      id: `mails:${id}`,
      label: subject || t('mail.noSubject'),
      detail: joined([
        searched(t('mail.to', { name: clientName || to })),
        clientName !== '' && isMarked(to, query) && searched(to),
        dayText(createdAt),
      ]),
      ...(status === 'failed' && { aside: <Tag tone="danger">{t('mail.failed')}</Tag> }),
      link: { to: '/email-log', search: { id, days: '365' } },
    };
  },
};

const posts: KindLook<'posts'> = {
  icon: Newspaper,
  all: { screen: 'news', link: () => ({ to: '/news' }) },
  toRecord: ({ id, title, state, updatedAt }, { t, dayText }) => ({
    id: `posts:${id}`,
    label: title,
    detail: joined([t(`post.${state}`), dayText(updatedAt)]),
    link: { to: '/news/view', search: { id } },
  }),
};

const lists: KindLook<'lists'> = {
  icon: ListFilter,
  toRecord: ({ id, name, filter }, { t }) => ({
    id: `lists:${id}`,
    label: name,
    detail: [t('list')],
    link: { to: '/clients', search: { ...writeFilter(filter), list: id } },
  }),
};

const badges: KindLook<'badges'> = {
  icon: Blocks,
  all: { screen: 'definedBadges', link: (q) => ({ to: '/badge-builder/defined-badges', search: { q } }) },
  toRecord: ({ id, name, description }, { t }) => ({
    id: `badges:${id}`,
    label: name,
    detail: [description ? { searched: description } : t('badge')],
    link: { to: '/badge-builder/preview', search: { id } },
  }),
};

/** What the server finds, in the order in which it stands. A feature with records of its own adds a line. */
export const paletteKinds: { readonly [Kind in PaletteKind]: KindLook<Kind> } = {
  clients,
  listings,
  places,
  analyses,
  reports,
  baskets,
  mails,
  posts,
  lists,
  badges,
};
export const allPaletteKinds = Object.keys(paletteKinds) as PaletteKind[];

/** Rows of a kind as records; a kind that this app does not know yet has none. */
export function toRecords<Kind extends PaletteKind>(
  kind: Kind,
  rows: readonly PaletteRow<Kind>[],
  tools: PaletteTools,
): PaletteRecord[] {
  const look: KindLook<Kind> = paletteKinds[kind];
  return rows.map((row) => ({ icon: look.icon, ...look.toRecord(row, tools) }));
}
