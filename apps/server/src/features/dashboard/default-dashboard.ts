import type { BadgeBody } from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import type { ItemKey } from '@hearthline/contract/dashboard';
import type { BadgeConfiguration, BadgeSize } from '@hearthline/domain/badge/configuration';
import { emptyConfiguration } from '@hearthline/domain/badge/configuration';
import type { MovingPeriod } from '@hearthline/domain/badge/period';
import { defaultTexts } from './default-texts.ts';

type Text = keyof (typeof defaultTexts)['en'];

interface DefaultBadge {
  itemType: 'Badge' | 'Chart';
  queryKey: string;
  period?: MovingPeriod;
  /** Its words name the period, so who looks at it does not change that. */
  isFixed?: boolean;
  /** Counts in the agent's own municipality, and in all of them where that is not known. */
  isLocal?: boolean;
  footer?: Text;
  linkText?: Text;
  configuration: Partial<BadgeConfiguration>;
}

interface DefaultComponent {
  itemType: 'Component';
  itemKey: ItemKey;
  configuration: { size: BadgeSize };
}

/** What an agent finds on the first day: the market at home, people and work, in rows of twelve columns. */
export const defaultItems: readonly (DefaultBadge | DefaultComponent)[] = [
  {
    itemType: 'Badge',
    queryKey: 'market.medianSoldPrice',
    period: 'last90Days',
    isLocal: true,
    footer: 'than90Days',
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
    footer: 'last90Days',
    configuration: { iconKey: 'graph', iconColor: 'Turquoise' },
  },
  {
    itemType: 'Badge',
    queryKey: 'business.soldVolume',
    period: 'thisYear',
    isFixed: true,
    footer: 'thisYear',
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
    isFixed: true,
    footer: 'thisWeek',
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
    footer: 'last90Days',
    configuration: {
      type: 'JustAmountBadge',
      bgColor: 'SkyFusion',
      pattern: 'RightSide',
      patternColor: 'Blue',
      iconKey: 'percentageSquare',
      symbol: '%',
      symbolPosition: 'Right',
    },
  },
  {
    itemType: 'Badge',
    queryKey: 'cma.reports',
    period: 'thisYear',
    isFixed: true,
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
    period: 'thisMonth',
    isLocal: true,
    configuration: { size: 'Large', iconKey: 'chartSquare' },
  },
  { itemType: 'Component', itemKey: 'Reminder', configuration: { size: 'Large' } },
];

/** A badge of the list in the agent's language of that day; it is the agent's own from then on. */
export function toBadgeBody(badge: DefaultBadge, title: string, language: Language): BadgeBody {
  const texts = defaultTexts[language];
  const configuration: BadgeConfiguration = {
    ...emptyConfiguration,
    ...badge.configuration,
    title,
    footerText: badge.footer ? texts[badge.footer] : '',
    linkText: badge.linkText ? texts[badge.linkText] : '',
  };
  const filledBy = (key: string, resolverKey: string, enableDiscovery: boolean) => ({
    paramDefId: `${badge.queryKey}.${key}`,
    value: '',
    enableDiscovery,
    enableResolver: true,
    resolverKey,
  });
  return {
    badgeName: title,
    badgeDescription: '',
    badgeConfiguration: JSON.stringify(configuration),
    queryKey: badge.queryKey,
    params: [
      ...(badge.period ? [filledBy('period', badge.period, !badge.isFixed)] : []),
      ...(badge.isLocal ? [filledBy('municipality', 'myArea', true)] : []),
    ],
    isDiscoverable: true,
    isDeletable: true,
    isResolverEnabled: true,
    isShared: false,
  };
}
