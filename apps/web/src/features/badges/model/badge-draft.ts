import type { Badge, BadgeBody, NamedQuery, QueryCategory, QueryUnit } from '@hearthline/contract/badges';
import type { BadgeConfiguration, BadgeSymbol } from '@hearthline/domain/badge/configuration';
import {
  emptyConfiguration,
  parseConfiguration,
  symbolPositionOf,
} from '@hearthline/domain/badge/configuration';
import type { Language } from '@hearthline/domain/language';
import type { ParamChoices } from './param-choice.ts';
import { choicesOf, startChoices } from './param-choice.ts';

/** A badge while it is being built. */
export interface BadgeDraft {
  name: string;
  description: string;
  isDiscoverable: boolean;
  isDeletable: boolean;
  isResolverEnabled: boolean;
  isShared: boolean;
  queryKey: string;
  params: ParamChoices;
  configuration: BadgeConfiguration;
}

/** Each category begins with a face of its own, so that a board tells its subjects apart. */
const lookOfCategory: Record<
  QueryCategory,
  Pick<BadgeConfiguration, 'iconKey' | 'bgColor' | 'pattern' | 'patternColor'>
> = {
  business: { iconKey: 'wallet', bgColor: 'RoyalBlue', pattern: 'RightSide', patternColor: 'Lavender' },
  clients: { iconKey: 'profile2user', bgColor: 'PastelBlue', pattern: 'Wave', patternColor: 'Blue' },
  market: { iconKey: 'chartSquare', bgColor: 'Turquoise', pattern: 'Wave', patternColor: 'MintGreen' },
  listings: { iconKey: 'document', bgColor: 'SunsetGlow', pattern: 'RightSide', patternColor: 'SoftCream' },
  cma: { iconKey: 'math', bgColor: 'PurpleTwilight', pattern: 'Wave', patternColor: 'Lavender' },
  messages: { iconKey: 'receiptSearch', bgColor: 'PastelCyan', pattern: 'Default', patternColor: 'Default' },
  reminders: { iconKey: 'receipt2', bgColor: 'Default', pattern: 'Default', patternColor: 'Default' },
};

const symbolOfUnit: Partial<Record<QueryUnit, BadgeSymbol>> = { money: '$', moneyPerArea: '$', percent: '%' };

/** How a query looks before anybody chose anything. */
export function startConfiguration(query: NamedQuery, language: Language): BadgeConfiguration {
  const symbol = symbolOfUnit[query.unit] ?? null;
  return {
    ...emptyConfiguration,
    symbol,
    symbolPosition: symbolPositionOf(symbol, language),
    ...lookOfCategory[query.category],
    type: query.hasSeries ? 'AmountWithTrendBadge' : 'JustAmountBadge',
    title: query.title,
  };
}

export function startDraft(query: NamedQuery, language: Language): BadgeDraft {
  return {
    name: query.title,
    description: query.description,
    isDiscoverable: true,
    isDeletable: true,
    isResolverEnabled: true,
    isShared: false,
    queryKey: query.key,
    params: startChoices(query),
    configuration: startConfiguration(query, language),
  };
}

export function draftOf(badge: Badge, query: NamedQuery): BadgeDraft {
  return {
    name: badge.badgeName,
    description: badge.badgeDescription,
    isDiscoverable: badge.isDiscoverable,
    isDeletable: badge.isDeletable,
    isResolverEnabled: badge.isResolverEnabled,
    isShared: badge.isShared,
    queryKey: badge.queryKey,
    params: choicesOf(query, badge.params),
    configuration: parseConfiguration(badge.badgeConfiguration) ?? emptyConfiguration,
  };
}

/** Another query for the same look: what named the one before goes with it. */
export function draftWithQuery(
  draft: BadgeDraft,
  before: NamedQuery,
  query: NamedQuery,
  language: Language,
): BadgeDraft {
  const fresh = startDraft(query, language);
  const hadOwnName = draft.name !== before.title;
  const hadOwnTitle = draft.configuration.title !== before.title;
  return {
    ...draft,
    name: hadOwnName ? draft.name : fresh.name,
    description: draft.description === before.description ? fresh.description : draft.description,
    queryKey: query.key,
    params: fresh.params,
    configuration: {
      ...draft.configuration,
      type: draft.configuration.type === 'BadgeWithLink' ? 'BadgeWithLink' : fresh.configuration.type,
      title: hadOwnTitle ? draft.configuration.title : fresh.configuration.title,
      symbol: fresh.configuration.symbol,
      symbolPosition: fresh.configuration.symbolPosition,
      val1ColIndex: emptyConfiguration.val1ColIndex,
      val1RowIndex: emptyConfiguration.val1RowIndex,
      val2ColIndex: emptyConfiguration.val2ColIndex,
      val2RowIndex: emptyConfiguration.val2RowIndex,
    },
  };
}

export function bodyOf({ name, description, params, configuration, ...rest }: BadgeDraft): BadgeBody {
  return {
    ...rest,
    badgeName: name.trim(),
    badgeDescription: description.trim(),
    badgeConfiguration: JSON.stringify(configuration),
    params: Object.entries(params).map(([paramDefId, choice]) => ({ paramDefId, ...choice })),
  };
}
