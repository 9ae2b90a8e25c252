import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnderstandSentence } from '../../features/listings/api/search-api.ts';
import { linkToResults } from '../../features/listings/model/criteria-url.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { useFormat } from '../../shared/i18n/format.ts';
import { useComboList } from '../../shared/ui/combo-list.tsx';
import { verbIcons } from './local-records.ts';
import { allPaletteKinds, paletteKinds } from './palette-kinds.tsx';
import { usePaletteRecents } from './palette-recents.ts';
import type { GroupKey, PaletteGroup, PaletteRecord } from './palette-record.ts';
import { namedScore, orderGroups } from './palette-record.ts';
import type { Found } from './use-found.ts';
import { mostCounted, useFound } from './use-found.ts';

/** Of each kind, until all of them are asked for. */
const fewShown = 3;

export interface PaletteChip {
  key: GroupKey | null;
  name: string;
  total: number;
  /** There are more than anybody counted. */
  isUncounted: boolean;
}

/** Text, narrowed kind and marked record, with the keys that move between them. */
export function usePalette(onClose: () => void) {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<GroupKey | null>(null);
  const [isExpanded, setExpanded] = useState(false);
  const found = useFound(query, wanted);
  const kind = found.groups.some(({ key }) => key === wanted) ? wanted : null;
  const groups = useShownGroups(found, query.trim(), kind, isExpanded);
  const shown = groups.flatMap(({ records }) => records);
  const list = useComboList({ items: shown, keyOf: ({ id }) => id, start: 'firstRow' });
  const run = useRun(onClose, changeQuery);
  const enter = useEnter(found.isFresh, list.active, run);
  const chips = chipsOf(found.groups, (key) => t(key === null ? 'everything' : `kinds.${key}`));

  function changeQuery(next: string) {
    setQuery(next);
    setExpanded(false);
    enter.forget();
    list.mark(null);
  }

  function narrow(next: GroupKey | null) {
    setWanted(next);
    list.mark(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event)) return enter.choose();
    if (event.key === 'Enter') {
      enter.press();
    } else if (event.key === 'Tab') {
      const place = chips.findIndex(({ key }) => key === kind) + (event.shiftKey ? -1 : 1);
      narrow(chips.at(place % chips.length)?.key ?? null);
      // The layer would look for the next stop, find the field again and select all of its text.
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    ...found,
    query,
    kind,
    groups,
    chips,
    list,
    changeQuery,
    narrow,
    run,
    choosePointed: enter.choose,
    showAll: () => setExpanded(true),
    handleKeyDown,
    shownCount: shown.filter(({ isWay }) => !isWay).length,
    ...countsOf(found.groups, kind),
    isNothing: query.trim() !== '' && found.isFresh && found.groups.length === 0,
  };
}

export type Palette = ReturnType<typeof usePalette>;

/** How many there are in the kind that is looked at, and whether there are more than anybody counted. */
function countsOf(groups: readonly PaletteGroup[], kind: GroupKey | null) {
  const counted = groups.filter(({ key }) => kind === null || key === kind);
  return {
    totalCount: counted.reduce((sum, { total, records }) => sum + Math.max(total, records.length), 0),
    sentCount: counted.reduce((sum, { records }) => sum + records.length, 0),
    isUncounted: counted.some(({ total }) => total >= mostCounted),
  };
}

function chipsOf(groups: readonly PaletteGroup[], nameOf: (key: GroupKey | null) => string): PaletteChip[] {
  const chipOf = (key: GroupKey | null, name: string): PaletteChip => {
    const { totalCount, isUncounted } = countsOf(groups, key);
    return { key, name, total: totalCount, isUncounted };
  };
  return [
    chipOf(null, nameOf(null)),
    ...groups.flatMap(({ key }) => (isKind(key) ? chipOf(key, nameOf(key)) : [])),
  ];
}

const isKind = (key: PaletteGroup['key']): key is GroupKey =>
  key === 'screens' || key === 'verbs' || allPaletteKinds.some((kind) => kind === key);

/** What of all that was found stands in the list, in the order in which it answers best; and the ways on from nothing. */
function useShownGroups(
  found: Found,
  text: string,
  kind: GroupKey | null,
  isExpanded: boolean,
): PaletteGroup[] {
  const market = useMarketGroup(text);
  const locked = useLockedGroup(found);
  const withWay = useWayToAll(found.object);
  const { groups, object, isFresh } = found;
  if (kind !== null) return groups.filter(({ key }) => key === kind).map(withWay);
  if (text === '') return groups;
  const isAll = isExpanded || groups.length === 1;
  const shown = orderGroups(groups, object).map((group) => ({
    ...group,
    records: isAll ? group.records : group.records.slice(0, fewShown),
  }));
  const isMarketOpen = !found.kindsIn('locked').includes('listings');
  return [...shown, ...(groups.length === 0 && isFresh && isMarketOpen ? [market] : []), ...locked];
}

/** Behind the records of one kind: the screen on which all of them stand, where there are more. */
function useWayToAll(text: string) {
  const { t } = useTranslation('palette');
  const { t: shell } = useTranslation('shell');
  return (group: PaletteGroup): PaletteGroup => {
    const kind = allPaletteKinds.find((each) => each === group.key);
    const all = kind && paletteKinds[kind].all;
    if (!all || group.total <= group.records.length) return group;
    const record: PaletteRecord = {
      id: `all:${kind}`,
      label: t('seeAll', { screen: shell(`screens.${all.screen}`) }),
      icon: ArrowRight,
      isWay: true,
      link: all.link(text),
    };
    return { ...group, records: [...group.records, record] };
  };
}

/** One line for all that needs the agreement, and where to look after it. */
function useLockedGroup({ kindsIn }: Found): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const kinds = kindsIn('locked');
  if (kinds.length === 0) return [];
  const record: PaletteRecord = {
    id: 'locked',
    label: t('locked', { kinds: format.list(kinds.map((kind) => t(`kinds.${kind}`))) }),
    detail: [t('lockedText')],
    icon: Lock,
    isWay: true,
    link: { to: '/user/profile' },
  };
  return [{ key: 'locked', name: t('kinds.locked'), total: 0, records: [record] }];
}

const longestKeywords = 200;

/** The words as a search: what is understood of them as criteria, the rest as keywords. */
function useMarketGroup(text: string): PaletteGroup {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const understand = useUnderstandSentence();
  const open = (criteria: Criteria, words: string) =>
    void navigate(
      linkToResults(
        words === '' ? criteria : { ...criteria, keywords: words.slice(0, longestKeywords) },
        'list',
      ),
    );
  // The palette is closed before the answer comes, and with it what `mutate` would call back.
  const run = () =>
    void understand.mutateAsync(text).then(
      ({ criteria, unknown }) => open(criteria, unknown.join(' ')),
      () => open(defaultCriteria, text),
    );
  const record: PaletteRecord = {
    id: 'market',
    label: t('verbs.market', { text }),
    detail: [t('verbs.marketText')],
    icon: verbIcons.market,
    isWay: true,
    run,
  };
  return { key: 'market', name: t('kinds.market'), total: 0, records: [record] };
}

/** Goes where a record leads, or types on; what was opened is remembered. */
function useRun(onClose: () => void, type: (text: string) => void) {
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery);
  const remember = usePaletteRecents((state) => state.remember);
  return (record: PaletteRecord, act = record.run) => {
    const { id, label, link, completion } = record;
    if (completion !== undefined) return type(completion);
    const kind = allPaletteKinds.find((each) => id.startsWith(`${each}:`) && each in paletteKinds);
    if (me && kind && link) remember(me.id, { id, kind, label, link });
    onClose();
    if (act) act();
    else if (link) void navigate({ search: {}, ...link });
  };
}

/**
 * Enter takes the first record only of the list that belongs to the text: who types faster than the answer comes must not
 * open what an earlier text found. What was chosen with arrows or pointer, or typed by its whole name, is taken at once.
 */
function useEnter(isFresh: boolean, active: PaletteRecord | undefined, run: (record: PaletteRecord) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isFresh) return;
    setWaiting(false);
    if (active) run(active);
  });
  return {
    choose: () => setChosen(true),
    forget: () => {
      setWaiting(false);
      setChosen(false);
    },
    press: () => {
      if (active && (isChosen || isFresh || active.score === namedScore)) run(active);
      else setWaiting(true);
    },
  };
}
