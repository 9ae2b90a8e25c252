import type {
  BadgeColor,
  BadgeConfiguration,
  BadgeIconKey,
  BadgePatternColor,
  BadgePattern as Pattern,
} from '@hearthline/domain/badge/configuration';
import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  BadgePercent,
  Calculator,
  ChartColumn,
  ChartPie,
  CircleDollarSign,
  Coins,
  CreditCard,
  FileSearch,
  FileText,
  Receipt,
  ReceiptText,
  ScrollText,
  SquarePercent,
  UsersRound,
  Wallet,
  WalletCards,
  WalletMinimal,
} from 'lucide-react';
import type { CSSProperties } from 'react';

/** Backgrounds that are a tint with ink of their own; all others are deep colours with white on them. */
const softColors: ReadonlySet<BadgeColor> = new Set<BadgeColor>([
  'Default',
  'PastelBlue',
  'PastelCyan',
  'PastelPink',
  'MintGreen',
  'Lavender',
  'SoftCream',
  'Yellow',
  'YellowGreen',
]);

export function isSoftColor(color: BadgeColor): boolean {
  return softColors.has(color);
}

/** Icon above the words instead of in a corner. */
export function isStacked({ iconPosition }: Pick<BadgeConfiguration, 'iconPosition'>): boolean {
  return iconPosition === 'TopLeft' || iconPosition === 'Center';
}

/** The colours of one badge as the variables that badge.css reads. */
export function badgeColorsOf({
  bgColor,
  iconColor,
  pattern,
}: Pick<BadgeConfiguration, 'bgColor' | 'iconColor' | 'pattern'>): CSSProperties {
  const isSoft = isSoftColor(bgColor);
  const ink = `var(--bg-${bgColor}-ink)`;
  // Over a pattern the quieter ink would lose its contrast.
  const quietInk = isSoft || pattern === 'Default' ? `var(--bg-${bgColor}-ink2)` : ink;
  return {
    '--badge-a': `var(--bg-${bgColor}-a)`,
    '--badge-b': `var(--bg-${bgColor}-b)`,
    '--badge-ink': ink,
    '--badge-ink2': quietInk,
    ...iconColorsOf(iconColor, ink, isSoft),
  } as CSSProperties;
}

function iconColorsOf(color: BadgeColor, ink: string, isSoft: boolean) {
  if (color === 'Default') {
    return {
      '--badge-icon-bg': `color-mix(in srgb, ${ink} ${isSoft ? 9 : 16}%, transparent)`,
      '--badge-icon-ink': ink,
    };
  }
  return {
    '--badge-icon-bg': `linear-gradient(140deg, var(--bg-${color}-a), var(--bg-${color}-b))`,
    '--badge-icon-ink': `var(--bg-${color}-${isSoftColor(color) ? 'ink2' : 'ink'})`,
  };
}

/** Three arcs at the right edge: radius and how strongly each is drawn. */
const arcs = [
  { radius: 58, opacity: 0.15 },
  { radius: 96, opacity: 0.1125 },
  { radius: 136, opacity: 0.075 },
];
const waves = [
  'M0 112C40 86 74 132 124 112S214 70 300 100V150H0Z',
  'M0 128C60 104 96 146 160 124S250 98 300 118V150H0Z',
];
const crest = 'M0 92C52 60 92 108 150 88S244 40 300 74';

/** Stays faint under the side where the words stand, see badge.css. */
export function BadgePattern({ pattern, color }: { pattern: Pattern; color: BadgePatternColor }) {
  if (pattern === 'Default') return null;
  const paint = `var(--pat-${color})`;
  if (pattern === 'Wave') {
    return (
      <svg className="badge-pattern" viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
        {waves.map((wave) => (
          <path key={wave} d={wave} style={{ fill: paint }} opacity="0.15" />
        ))}
        <path d={crest} fill="none" style={{ stroke: paint }} strokeWidth="1.2" opacity="0.165" />
      </svg>
    );
  }
  return (
    <svg
      className="badge-pattern"
      viewBox="0 0 300 150"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {arcs.map(({ radius, opacity }) => (
        <circle key={radius} cx="300" cy="75" r={radius} style={{ fill: paint }} opacity={opacity} />
      ))}
    </svg>
  );
}

const icons: Record<BadgeIconKey, LucideIcon> = {
  default: Activity,
  card: CreditCard,
  cards: WalletCards,
  chartSquare: ChartColumn,
  coin: Coins,
  document: FileText,
  dollarCircle: CircleDollarSign,
  emptyWallet: WalletMinimal,
  graph: ChartPie,
  math: Calculator,
  percentageSquare: SquarePercent,
  profile2user: UsersRound,
  receiptAdd: ReceiptText,
  receiptDiscount: BadgePercent,
  receiptMinus: Receipt,
  receiptSearch: FileSearch,
  receipt2: ScrollText,
  wallet: Wallet,
};

export function BadgeIcon({ iconKey }: { iconKey: BadgeIconKey }) {
  const Icon = icons[iconKey];
  return <Icon aria-hidden="true" strokeWidth={1.75} />;
}
