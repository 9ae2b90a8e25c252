import type { BadgeColor, BadgePatternColor } from '@hearthline/domain/badge/configuration';
import { badgeColors, badgePatternColors, badgePatterns } from '@hearthline/domain/badge/configuration';
import { useTranslation } from 'react-i18next';
import { badgeColorsOf, isSoftColor } from '../card/badge-look.ts';
import { BadgePattern } from '../card/badge-pattern.tsx';
import type { LookPartProps } from './look-panel.tsx';
import { RadioTiles } from './radio-tiles.tsx';

const chosenRing = 'has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-brand';
const edge = 'shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--ink)_16%,transparent)]';
/** Follows the ink of the badge, so it shows both. */
const patternOfInk = 'linear-gradient(135deg, #fff 50%, #85878f 50%)';

function swatchOf(color: BadgeColor): string {
  return `var(--sw-${color}, linear-gradient(140deg, var(--bg-${color}-a), var(--bg-${color}-b)))`;
}

function dotOf(color: BadgePatternColor): string {
  return color === 'Default' ? patternOfInk : `var(--pat-${color})`;
}

export function ColorFields({ configuration, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  const { bgColor, pattern, patternColor } = configuration;
  return (
    <div className="grid gap-3.5">
      <RadioTiles
        label={t('builder.background')}
        hasChosenName
        tiles={badgeColors.map((id) => ({
          id,
          name: t(`builder.colors.${id}`),
          style: { background: swatchOf(id) },
        }))}
        value={bgColor}
        onChange={(color) => onChange({ bgColor: color })}
        gridClass="grid grid-cols-7 gap-2 max-md:grid-cols-6"
        tileClass={`aspect-[1.15] rounded-[9px] ${edge} ${chosenRing}`}
      />
      <RadioTiles
        label={t('builder.pattern')}
        tiles={badgePatterns.map((id) => ({
          id,
          name: t(`builder.patterns.${id}`),
          content: (
            <>
              <span
                aria-hidden="true"
                data-face={isSoftColor(bgColor) ? 'soft' : 'vivid'}
                style={badgeColorsOf({ ...configuration, pattern: id })}
                className="badge pointer-events-none h-11! rounded-[8px]! p-0!"
              >
                <BadgePattern pattern={id} color={patternColor} />
              </span>
              <span aria-hidden="true" className="pointer-events-none block text-2xs/[20px]">
                {t(`builder.patterns.${id}`)}
              </span>
            </>
          ),
        }))}
        value={pattern}
        onChange={(chosen) => onChange({ pattern: chosen })}
        gridClass="grid grid-cols-3 gap-2"
        tileClass="rounded-[11px] border border-line-strong p-1 text-center text-ink-2 has-checked:border-brand has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--brand)]"
      />
      {pattern === 'Default' ? null : (
        <RadioTiles
          label={t('builder.patternColor')}
          hasChosenName
          tiles={badgePatternColors.map((id) => ({
            id,
            name: t(`builder.colors.${id}`),
            style: { background: dotOf(id) },
          }))}
          value={patternColor}
          onChange={(color) => onChange({ patternColor: color })}
          gridClass="grid grid-cols-8 gap-2 max-md:grid-cols-6"
          tileClass={`aspect-square max-w-11 rounded-full ${edge} ${chosenRing}`}
        />
      )}
    </div>
  );
}
