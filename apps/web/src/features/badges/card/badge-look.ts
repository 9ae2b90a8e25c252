import type { BadgeColor, BadgeConfiguration } from '@hearthline/domain/badge/configuration';
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
