import type { Badge, BadgeExecution } from '@hearthline/contract/badges';
import type { Dashboard, DashboardItem, ItemKey } from '@hearthline/contract/dashboard';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { emptyConfiguration, parseConfiguration } from '@hearthline/domain/badge/configuration';
import { foldAccents } from '@hearthline/domain/fold-accents';
import type { AddedItem } from '../api/dashboard-actions.ts';
import { shownItems, tileOf } from './board-items.ts';
import type { Tile } from './pack-board.ts';

export type EntryKind = 'badge' | 'chart' | 'panel';

/** One thing that a board can show. */
export interface GalleryEntry {
  kind: EntryKind;
  title: string;
  item: AddedItem;
  tile: Tile;
  /** The item that is it, where the board has one. */
  placedId: string | null;
  /** Of a badge or chart. */
  face: { configuration: BadgeConfiguration; execution: BadgeExecution | null } | null;
  panel: ItemKey | null;
}

const panelKeys: readonly ItemKey[] = ['News', 'Reminder', 'Weather'];

/** Badges, what of them can be drawn over time, and panels, each with where it stands on the board. */
export function listEntries(
  board: Dashboard,
  badges: readonly Badge[],
  executionOf: (badgeId: string) => BadgeExecution | null,
  panelTitles: Record<ItemKey, string>,
): GalleryEntry[] {
  const placed = shownItems(board);
  const find = (isIt: (item: DashboardItem) => boolean) => placed.find(isIt)?.id ?? null;

  const badgeEntry = (badge: Badge, itemType: 'Badge' | 'Chart'): GalleryEntry => {
    const configuration = parseConfiguration(badge.badgeConfiguration) ?? emptyConfiguration;
    const size = itemType === 'Chart' ? 'Large' : configuration.size;
    const item: AddedItem = { itemId: badge.badgeId, itemType, configuration: JSON.stringify({ size }) };
    return {
      kind: itemType === 'Chart' ? 'chart' : 'badge',
      title: configuration.title || badge.badgeName,
      item,
      tile: { id: 'slot', size, rows: itemType === 'Chart' ? 2 : 1 },
      placedId: find((each) => each.itemId === badge.badgeId && each.itemType === itemType),
      face: { configuration, execution: executionOf(badge.badgeId) },
      panel: null,
    };
  };
  // Only what is counted over a period can be drawn over time.
  const hasPeriods = ({ badgeId }: Badge) =>
    executionOf(badgeId)?.queryResult.sentParams.some(({ paramDefId }) => paramDefId.endsWith('.period')) ??
    false;
  const panelEntry = (itemKey: ItemKey): GalleryEntry => {
    const size = itemKey === 'Weather' ? 'Medium' : 'Large';
    const item = { itemType: 'Component', itemKey, configuration: JSON.stringify({ size }) } as const;
    return {
      kind: 'panel',
      title: panelTitles[itemKey],
      item,
      tile: tileOf({ ...item, id: 'slot', itemId: '', executionPlan: [] }),
      placedId: find((each) => each.itemKey === itemKey),
      face: null,
      panel: itemKey,
    };
  };
  return [
    ...badges.map((badge) => badgeEntry(badge, 'Badge')),
    ...badges.filter(hasPeriods).map((badge) => badgeEntry(badge, 'Chart')),
    ...panelKeys.map(panelEntry),
  ];
}

const plain = (text: string): string => foldAccents(text.trim()).toLowerCase();

export function findEntries(
  entries: readonly GalleryEntry[],
  { term, kind }: { term: string; kind: EntryKind | 'all' },
): GalleryEntry[] {
  const sought = plain(term);
  return entries.filter(
    (entry) => (kind === 'all' || entry.kind === kind) && plain(entry.title).includes(sought),
  );
}
