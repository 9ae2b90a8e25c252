import type { PaletteGroups, PaletteKind, PaletteRow, paletteLimits } from '@hearthline/contract/palette';
import { localDay } from '@hearthline/domain/time-zone';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  clientAlertLink,
  clientBasketLink,
  clientMailLink,
} from '../../features/clients/parts/client-links.ts';
import { phoneLink } from '../../features/clients/parts/format-client.ts';
import { nameOf } from '../../features/clients/parts/name-of.ts';
import { request } from '../../shared/api/client.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { useSettled } from '../../shared/hooks/use-settled.ts';
import { useFormat } from '../../shared/i18n/format.ts';
import { useBasketRequestStore } from '../../shared/stores/basket-request-store.ts';
import { useScreenRecords, useVerbRecords, verbIcons } from './local-records.ts';
import { matchesWords } from './match-words.ts';
import type { PaletteTools } from './palette-kinds.tsx';
import { allPaletteKinds, paletteKinds, toRecords } from './palette-kinds.tsx';
import type { RecentRecord } from './palette-recents.ts';
import { usePaletteRecents } from './palette-recents.ts';
import type { GroupKey, PaletteGroup, PaletteLink, PaletteRecord } from './palette-record.ts';
import { pickLocal } from './palette-record.ts';
import type { VerbPhrase } from './verb-words.ts';
import { parseVerb } from './verb-words.ts';

// By type the same as in the contract, whose own value would bring its schemas along.
const fewestLetters: typeof paletteLimits.fewest = 2;
export const longestText: typeof paletteLimits.text = 80;
export const mostCounted: typeof paletteLimits.counted = 100;
const pauseMs = 80;

/** One kind alone gives more of it. The last answer stays until the next is there. */
const paletteQuery = (text: string, kind?: PaletteKind) =>
  queryOptions({
    queryKey: ['palette', text, kind ?? 'all'],
    queryFn: async ({ signal }) =>
      (await request('POST /palette/search', { body: { text, kind }, signal })).result,
    placeholderData: keepPreviousData,
  });

const isServerKind = (key: GroupKey | null): key is PaletteKind => key !== null && key in paletteKinds;

export interface Found {
  /** What is looked for: the text without the verb before it. */
  object: string;
  /** In their own order, empty ones left out. */
  groups: PaletteGroup[];
  /** Kinds by how they were answered. */
  kindsIn: (state: 'found' | 'locked' | 'slow' | 'failed') => PaletteKind[];
  /** The list belongs to the text as it stands now. */
  isFresh: boolean;
  isBusy: boolean;
  isOffline: boolean;
}

/** Everything that a text finds: records of the server, screens and verbs. */
export function useFound(query: string, narrowed: GroupKey | null): Found {
  const text = query.trim();
  const phrase = parseVerb(text);
  const object = phrase.object.slice(0, longestText);
  const asked = useSettled(object, pauseMs);
  const isLong = object.length >= fewestLetters;
  const kind = isServerKind(narrowed) ? narrowed : undefined;
  const all = useQuery({ ...paletteQuery(asked), enabled: asked.length >= fewestLetters });
  const hasMore = kind !== undefined && (all.data?.[kind]?.total ?? 0) > (all.data?.[kind]?.rows.length ?? 0);
  const more = useQuery({ ...paletteQuery(asked, kind), enabled: hasMore && isLong });
  const tools = useTools(object);
  const recents = useRecents();
  const screens = useScreenRecords();
  const verbs = useVerbRecords();

  const isMore = kind && !more.isPlaceholderData && more.data?.[kind];
  const data: PaletteGroups = isLong ? { ...all.data, ...(isMore && { [kind]: isMore }) } : {};
  const localVerbs = [...namedVerbs(phrase, data, tools), ...pickLocal(verbs, text)];
  return {
    object,
    groups: [
      ...(text === '' ? [recentGroup(recents, tools)] : []),
      ...allPaletteKinds.map((each) => serverGroup(each, data, recents, tools)),
      // Before anything is typed, what is done most often stands above the map of the app.
      ...[localGroup('verbs', localVerbs, tools.t), localGroup('screens', pickLocal(screens, text), tools.t)],
    ].filter(({ records }) => records.length > 0),
    kindsIn: (state) => allPaletteKinds.filter((each) => data[each]?.state === state),
    isFresh: !isLong || (asked === object && !all.isPending && !all.isPlaceholderData),
    isBusy: isLong && (asked !== object || all.isFetching || (hasMore && more.isFetching)),
    isOffline: isLong && all.isError,
  };
}

function useTools(query: string): PaletteTools {
  const { t } = useTranslation('palette');
  const { data: me } = useQuery(meQuery);
  const timeZone = me?.preferences.timeZone;
  const format = useFormat(timeZone);
  const navigate = useNavigate();
  const ask = useBasketRequestStore((state) => state.ask);
  return {
    t,
    format,
    query,
    dayText: (instant) =>
      format.shortDate(localDay(new Date(instant), timeZone), localDay(new Date(), timeZone)),
    go: (link: PaletteLink) => void navigate({ search: {}, ...link }),
    openAddress: (address) => void window.open(address, '_self'),
    addToBasket: ({ id, address }) => ask({ kind: 'add', listingIds: [id], address }),
  };
}

function useRecents(): readonly RecentRecord[] {
  const { data: me } = useQuery(meQuery);
  const { agentId, items } = usePaletteRecents();
  return me?.id === agentId ? items.filter(({ kind }) => kind in paletteKinds) : [];
}

const toRecent = ({ id, kind, label, link }: RecentRecord, t: TFunction<'palette'>): PaletteRecord => ({
  id,
  label,
  detail: [t(`kinds.${kind}`)],
  icon: paletteKinds[kind].icon,
  link,
});

const mostRecents = 5;

function recentGroup(recents: readonly RecentRecord[], { t }: PaletteTools): PaletteGroup {
  const records = recents.slice(0, mostRecents).map((recent) => toRecent(recent, t));
  return { key: 'recent', name: t('kinds.recent'), total: records.length, records };
}

function localGroup(
  key: 'screens' | 'verbs',
  records: PaletteRecord[],
  t: TFunction<'palette'>,
): PaletteGroup {
  return { key, name: t(`kinds.${key}`), total: records.length, records };
}

/**
 * What was opened last comes first. It also joins where the server has more than it sent; where it sent everything, what is
 * not among it is gone or called otherwise.
 */
function serverGroup(
  kind: PaletteKind,
  data: PaletteGroups,
  recents: readonly RecentRecord[],
  tools: PaletteTools,
): PaletteGroup {
  const { t, query } = tools;
  const { rows = [], total = 0, isSimilar = false } = data[kind] ?? {};
  const records = toRecords<PaletteKind>(kind, rows as PaletteRow[], tools);
  const opened = recents.filter((recent) => recent.kind === kind);
  const known = new Set(records.map(({ id }) => id));
  const missing =
    total > rows.length
      ? opened.filter(({ id, label }) => !known.has(id) && matchesWords(query, [label]))
      : [];
  const placeOf = ({ id }: PaletteRecord) => {
    const place = opened.findIndex((recent) => recent.id === id);
    return place < 0 ? opened.length : place;
  };
  const name = t(`kinds.${kind}`);
  return {
    key: kind,
    name: isSimilar ? t('similarTo', { kind: name }) : name,
    total,
    records: [...missing.map((recent) => toRecent(recent, t)), ...records].toSorted(
      (one, other) => placeOf(one) - placeOf(other),
    ),
  };
}

/** Best of all, where the verb itself was typed. */
const saidScore = 5;

/** What can be done with the records found: with all of them where the verb was typed, else with the first. */
function namedVerbs({ verb }: VerbPhrase, data: PaletteGroups, tools: PaletteTools): PaletteRecord[] {
  const { t, format, go, openAddress } = tools;
  const { rows: clients = [], isSimilar = false } = data.clients ?? {};
  const { rows: listings = [] } = data.listings ?? {};
  const chosen: ChooseRows = (rows, of) =>
    verb === of ? rows : verb === null && !isSimilar ? rows.slice(0, 1) : [];
  const score = verb === null ? {} : { score: saidScore };
  const baskets = basketVerbs(chosen(clients, 'newBasket'), chosen(listings, 'toBasket'), tools);
  return [
    ...chosen(
      clients.filter(({ phone }) => phone !== ''),
      'call',
    ).map((client) => ({
      id: `verb:call:${client.id}`,
      label: t('verbs.callNamed', { name: nameOf(client) }),
      aside: format.phone(client.phone),
      icon: verbIcons.call,
      run: () => openAddress(phoneLink(client.phone)),
      ...score,
    })),
    ...chosen(
      clients.filter(({ email }) => email !== ''),
      'write',
    ).map((client) => ({
      id: `verb:write:${client.id}`,
      label: t('verbs.writeNamed', { name: nameOf(client) }),
      aside: client.email,
      icon: verbIcons.write,
      run: () => go(clientMailLink(client.id)),
      ...score,
    })),
    ...chosen(listings, 'valueHome').map(({ id, address, mlsNumber }) => ({
      id: `verb:value:${id}`,
      label: t('verbs.valueNamed', { address: address || mlsNumber }),
      icon: verbIcons.valueHome,
      link: { to: '/cma', search: { listing: id } },
      ...score,
    })),
    ...baskets.map((record) => ({ ...record, ...score })),
    // Only where it was asked for: most of what is looked for is no alert.
    ...(verb === 'newAlert' ? clients : []).map((client) => ({
      id: `verb:alert:${client.id}`,
      label: t('verbs.alertNamed', { name: nameOf(client) }),
      icon: verbIcons.alert,
      link: clientAlertLink(client.id),
      ...score,
    })),
  ];
}

type ChooseRows = <T>(rows: readonly T[], of: VerbPhrase['verb']) => readonly T[];

/** A basket for somebody, or one to put a home into. */
function basketVerbs(
  clients: readonly PaletteRow<'clients'>[],
  listings: readonly PaletteRow<'listings'>[],
  { t, addToBasket }: PaletteTools,
): PaletteRecord[] {
  return [
    ...clients.map((client) => ({
      id: `verb:basket:${client.id}`,
      label: t('verbs.basketNamed', { name: nameOf(client) }),
      icon: verbIcons.basket,
      link: clientBasketLink(client.id),
    })),
    ...listings.map(({ id, address, mlsNumber }) => ({
      id: `verb:toBasket:${id}`,
      label: t('verbs.toBasketNamed', { address: address || mlsNumber }),
      icon: verbIcons.basket,
      run: () => addToBasket({ id, address: address || mlsNumber }),
    })),
  ];
}
