import type { Language } from '../language.ts';

export const badgeTypes = ['AmountWithTrendBadge', 'JustAmountBadge', 'BadgeWithLink'] as const;
export const badgeSizes = ['Small', 'Medium', 'Large'] as const;
export const badgePatterns = ['Default', 'Wave', 'RightSide'] as const;
export const badgePatternColors = [
  'Default',
  'White',
  'Red',
  'Green',
  'Blue',
  'MintGreen',
  'Lavender',
  'SoftCream',
] as const;
export const badgeColors = [
  'Default',
  'PastelBlue',
  'PastelCyan',
  'PastelPink',
  'Turquoise',
  'RoyalBlue',
  'CoralOrange',
  'PurpleTwilight',
  'SkyFusion',
  'SunsetGlow',
  'Magenta',
  'MintGreen',
  'Lavender',
  'SoftCream',
  // The dictionary's own, beside the enumeration.
  'Red',
  'Blue',
  'Yellow',
  'Green',
  'YellowGreen',
] as const;
export const badgeIconPositions = [
  'TopRight',
  'TopLeft',
  'BottomRight',
  'BottomLeft',
  'Center',
  'Hidden',
] as const;
export const badgeIconKeys = [
  'default',
  'card',
  'cards',
  'chartSquare',
  'coin',
  'document',
  'dollarCircle',
  'emptyWallet',
  'graph',
  'math',
  'percentageSquare',
  'profile2user',
  'receiptAdd',
  'receiptDiscount',
  'receiptMinus',
  'receiptSearch',
  'receipt2',
  'wallet',
] as const;
export const badgeSymbols = ['$', '#', '%', '@', '!', '&', '+', '-'] as const;
export const badgeSymbolPositions = ['Right', 'Left', 'Hidden'] as const;

export type BadgeType = (typeof badgeTypes)[number];
export type BadgeSize = (typeof badgeSizes)[number];
export type BadgePattern = (typeof badgePatterns)[number];
export type BadgePatternColor = (typeof badgePatternColors)[number];
export type BadgeColor = (typeof badgeColors)[number];
export type BadgeIconPosition = (typeof badgeIconPositions)[number];
export type BadgeIconKey = (typeof badgeIconKeys)[number];
export type BadgeSymbol = (typeof badgeSymbols)[number];
export type BadgeSymbolPosition = (typeof badgeSymbolPositions)[number];

export interface BadgeConfiguration {
  type: BadgeType;
  title: string;
  val1ColIndex: number;
  val1RowIndex: number;
  val2ColIndex: number;
  val2RowIndex: number;
  footerText: string;
  link: string;
  linkText: string;
  iconKey: BadgeIconKey;
  iconPosition: BadgeIconPosition;
  iconColor: BadgeColor;
  bgColor: BadgeColor;
  pattern: BadgePattern;
  patternColor: BadgePatternColor;
  symbol: BadgeSymbol | null;
  symbolPosition: BadgeSymbolPosition;
  size: BadgeSize;
}

/** Where the result of a query holds its value and its change. */
export const valueColumn = 1;
export const changeColumn = 2;

export const emptyConfiguration: BadgeConfiguration = {
  type: 'AmountWithTrendBadge',
  title: '',
  val1ColIndex: valueColumn,
  val1RowIndex: 0,
  val2ColIndex: changeColumn,
  val2RowIndex: 0,
  footerText: '',
  link: '',
  linkText: '',
  iconKey: 'default',
  iconPosition: 'TopRight',
  iconColor: 'Default',
  bgColor: 'Default',
  pattern: 'Default',
  patternColor: 'Default',
  symbol: null,
  symbolPosition: 'Left',
  size: 'Medium',
};

/** Where a new badge puts its symbol: French writes it after the number, and a percentage everybody does. */
export function symbolPositionOf(symbol: BadgeSymbol | null, language: Language): BadgeSymbolPosition {
  return language === 'fr' || symbol === '%' ? 'Right' : 'Left';
}

/** The five kinds of the dictionary, each with the type that draws it. */
const typeOfKind: Record<string, BadgeType> = {
  amount: 'JustAmountBadge',
  stat: 'AmountWithTrendBadge',
  amountwithtrend: 'AmountWithTrendBadge',
  amountwithtrendbadge: 'AmountWithTrendBadge',
  justamount: 'JustAmountBadge',
  justamountbadge: 'JustAmountBadge',
  badgewithlink: 'BadgeWithLink',
};

const mostCells = 1_000;
const longestText = 200;

/**
 * Reads what is kept as text. Null means that it is no configuration at all, which is told in the log and drawn as an
 * empty one; a single value that nobody knows is drawn as the default.
 */
export function parseConfiguration(json: string): BadgeConfiguration | null {
  const held = parseObject(json);
  return held && toConfiguration(held);
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const held: unknown = JSON.parse(json);
    return held !== null && typeof held === 'object' && !Array.isArray(held)
      ? (held as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function toConfiguration(held: Record<string, unknown>): BadgeConfiguration {
  const empty = emptyConfiguration;
  return {
    type:
      typeOfKind[
        String(held.type)
          .toLowerCase()
          .replaceAll(/[\s_-]/g, '')
      ] ?? empty.type,
    title: textIn(held.title),
    val1ColIndex: indexIn(held.val1ColIndex, empty.val1ColIndex),
    val1RowIndex: indexIn(held.val1RowIndex, empty.val1RowIndex),
    val2ColIndex: indexIn(held.val2ColIndex, empty.val2ColIndex),
    val2RowIndex: indexIn(held.val2RowIndex, empty.val2RowIndex),
    footerText: textIn(held.footerText),
    link: textIn(held.link),
    linkText: textIn(held.linkText),
    iconKey: oneOf(badgeIconKeys, held.iconKey, empty.iconKey),
    iconPosition: oneOf(badgeIconPositions, held.iconPosition, empty.iconPosition),
    iconColor: oneOf(badgeColors, held.iconColor, empty.iconColor),
    bgColor: oneOf(badgeColors, held.bgColor, empty.bgColor),
    pattern: oneOf(badgePatterns, held.pattern, empty.pattern),
    patternColor: oneOf(badgePatternColors, held.patternColor, empty.patternColor),
    symbol: oneOf<BadgeSymbol | null>(badgeSymbols, held.symbol, null),
    symbolPosition: oneOf(badgeSymbolPositions, held.symbolPosition, empty.symbolPosition),
    size: oneOf(badgeSizes, held.size, empty.size),
  };
}

function textIn(held: unknown): string {
  return typeof held === 'string' ? held.slice(0, longestText) : '';
}

function indexIn(held: unknown, otherwise: number): number {
  return Number.isInteger(held) && Number(held) >= 0 && Number(held) < mostCells ? Number(held) : otherwise;
}

function oneOf<T>(known: readonly T[], held: unknown, otherwise: T): T {
  return known.find((each) => each === held) ?? otherwise;
}
