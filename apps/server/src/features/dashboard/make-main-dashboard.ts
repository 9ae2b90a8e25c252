import type { BadgeBody } from '@hearthline/contract/badges';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';
import type { Language } from '@hearthline/contract/common';
import type { ItemKey } from '@hearthline/contract/dashboard';
import { mainDashboard } from '@hearthline/contract/dashboard';
import type { BadgeConfiguration, BadgeSize } from '@hearthline/domain/badge/configuration';
import { emptyConfiguration, symbolPositionOf } from '@hearthline/domain/badge/configuration';
import type { MovingPeriod } from '@hearthline/domain/badge/period';
import { languages } from '@hearthline/domain/language';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { DashboardsStore, NewItemRow } from './dashboards.store.ts';
import { defaultTexts } from './default-texts.ts';

export interface MainDashboardDeps {
  clock: Clock;
  findAgent(tx: Tx, agentId: string): Promise<{ language: Language; timeZone: string }>;
  /** Of a catalogued query. */
  titleOf(queryKey: string, language: Language): string;
  /** For each the badge that the agent has of it, in whatever language it was made, or a new one. */
  ensureBadges(tx: Tx, agentId: string, wanted: readonly InLanguages<BadgeBody>[]): Promise<{ id: string }[]>;
}

/** First as it is made now, then as it may have been made before. */
type InLanguages<T> = readonly [T, ...T[]];

interface Target {
  store: DashboardsStore;
  tx: Tx;
  agentId: string;
}

/** Whoever asks at the same moment waits for the first of them and finds what that one made. */
export async function makeMainDashboard(deps: MainDashboardDeps, target: Target): Promise<void> {
  const dashboardId = createId();
  if (!(await target.store.insert(dashboardId, mainDashboard, deps.clock.now()))) return;
  await insertDefaultItems(deps, { ...target, dashboardId });
}

/** What an agent finds on the first day, behind what is there. */
export async function insertDefaultItems(
  { clock, findAgent, titleOf, ensureBadges }: MainDashboardDeps,
  { store, tx, agentId, dashboardId }: Target & { dashboardId: string },
): Promise<void> {
  const { language } = await findAgent(tx, agentId);
  const bodyOf = (item: DefaultBadge, each: Language) =>
    toBadgeBody(item, titleOf(item.queryKey, each), each);
  const bodies = defaultItems.flatMap((item): InLanguages<BadgeBody>[] => {
    if (item.itemType === 'Component') return [];
    const others = languages.filter((each) => each !== language).map((each) => bodyOf(item, each));
    return [[bodyOf(item, language), ...others]];
  });
  const badges = (await ensureBadges(tx, agentId, bodies)).values();
  const items = defaultItems.map((item): NewItemRow => {
    const badgeId = item.itemType === 'Component' ? undefined : badges.next().value?.id;
    return {
      id: createId(),
      dashboardId,
      itemType: item.itemType,
      itemKey: item.itemType === 'Component' ? item.itemKey : '',
      badge: badgeId === undefined ? null : { agentId, id: badgeId },
      configuration: JSON.stringify({ size: item.configuration.size ?? 'Medium' }),
      executionPlan: [],
    };
  });
  await store.insertItems(items, clock.now());
}

type Text = keyof (typeof defaultTexts)['en'];

interface DefaultBadge {
  itemType: 'Badge' | 'Chart';
  queryKey: string;
  /** Its own, for a board without a range. */
  period?: MovingPeriod;
  /** Counts in the board's area: at first the agent's own municipality, and all of them where that is not known. */
  isLocal?: boolean;
  linkText?: Text;
  configuration: Partial<BadgeConfiguration>;
}

interface DefaultComponent {
  itemType: 'Component';
  itemKey: ItemKey;
  configuration: { size: BadgeSize };
}

/** What an agent finds on the first day: the market at home, people and work, in rows of twelve columns. */
const defaultItems: readonly (DefaultBadge | DefaultComponent)[] = [
  {
    itemType: 'Badge',
    queryKey: 'market.medianSoldPrice',
    period: 'last90Days',
    isLocal: true,
    configuration: {
      size: 'Large',
      bgColor: 'RoyalBlue',
      pattern: 'Wave',
      patternColor: 'White',
      iconKey: 'chartSquare',
      symbol: '$',
    },
  },
  {
    itemType: 'Badge',
    queryKey: 'market.soldDaysOnMarket',
    period: 'last90Days',
    isLocal: true,
    configuration: { iconKey: 'graph', iconColor: 'Turquoise' },
  },
  {
    itemType: 'Badge',
    queryKey: 'business.soldVolume',
    period: 'thisYear',
    configuration: {
      bgColor: 'CoralOrange',
      pattern: 'RightSide',
      patternColor: 'White',
      iconKey: 'wallet',
      symbol: '$',
    },
  },
  {
    itemType: 'Badge',
    queryKey: 'clients.new',
    period: 'thisWeek',
    configuration: { type: 'JustAmountBadge', size: 'Small', bgColor: 'MintGreen', iconKey: 'profile2user' },
  },
  {
    itemType: 'Badge',
    queryKey: 'clients.toContact',
    linkText: 'callList',
    configuration: {
      type: 'BadgeWithLink',
      bgColor: 'PurpleTwilight',
      pattern: 'Wave',
      patternColor: 'Lavender',
      iconKey: 'receipt2',
      iconPosition: 'BottomRight',
      link: '/clients?tab=touchbase',
    },
  },
  {
    itemType: 'Badge',
    queryKey: 'market.saleToList',
    period: 'last90Days',
    isLocal: true,
    configuration: {
      type: 'JustAmountBadge',
      bgColor: 'SkyFusion',
      pattern: 'RightSide',
      patternColor: 'Blue',
      iconKey: 'percentageSquare',
      symbol: '%',
    },
  },
  {
    itemType: 'Badge',
    queryKey: 'cma.reports',
    period: 'thisYear',
    linkText: 'recentReports',
    configuration: {
      type: 'BadgeWithLink',
      size: 'Small',
      bgColor: 'SoftCream',
      iconKey: 'document',
      iconPosition: 'TopLeft',
      link: '/cma',
    },
  },
  { itemType: 'Component', itemKey: 'News', configuration: { size: 'Large' } },
  {
    itemType: 'Chart',
    queryKey: 'market.newListings',
    period: 'last365Days',
    isLocal: true,
    configuration: { size: 'Large', iconKey: 'chartSquare' },
  },
  { itemType: 'Component', itemKey: 'Reminder', configuration: { size: 'Large' } },
];

/** A badge of the list in the agent's language of that day; it is the agent's own from then on. */
function toBadgeBody(badge: DefaultBadge, title: string, language: Language): BadgeBody {
  const texts = defaultTexts[language];
  const configuration: BadgeConfiguration = {
    ...emptyConfiguration,
    ...badge.configuration,
    title,
    symbolPosition: symbolPositionOf(badge.configuration.symbol ?? null, language),
    linkText: badge.linkText ? texts[badge.linkText] : '',
  };
  const filledBy = (key: string, resolverKey: string, value: string) => ({
    paramDefId: `${badge.queryKey}.${key}`,
    value,
    // A small badge with a link has no room for a control; it follows the board all the same.
    enableDiscovery: badge.linkText === undefined,
    enableResolver: true,
    resolverKey,
  });
  return {
    badgeName: title,
    badgeDescription: '',
    badgeConfiguration: JSON.stringify(configuration),
    queryKey: badge.queryKey,
    params: [
      ...(badge.period ? [filledBy('period', boardPeriod, badge.period)] : []),
      ...(badge.isLocal ? [filledBy('municipality', boardArea, '')] : []),
    ],
    isDiscoverable: true,
    isDeletable: true,
    isResolverEnabled: true,
    isShared: false,
  };
}
