import type {
  BadgeColor,
  BadgeConfiguration,
  BadgeIconPosition,
  BadgePatternColor,
  BadgeSymbolPosition,
} from '@hearthline/domain/badge/configuration';
import {
  badgeColors,
  badgeIconKeys,
  badgePatternColors,
  badgePatterns,
  badgeSymbols,
} from '@hearthline/domain/badge/configuration';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RadioTilesProps } from '../../../shared/ui/radio-tiles.tsx';
import { RadioTiles } from '../../../shared/ui/radio-tiles.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { BadgeIcon, BadgePattern, badgeColorsOf, isSoftColor } from '../card/badge-look.tsx';

export interface LookPartProps {
  configuration: BadgeConfiguration;
  onChange: (part: Partial<BadgeConfiguration>) => void;
}

interface LookTilesProps<Id extends string> extends Omit<RadioTilesProps<Id>, 'head'> {
  /** The name of the chosen one stands beside the label. */
  hasChosenName?: boolean;
}

function LookTiles<Id extends string>({ hasChosenName = false, ...rest }: LookTilesProps<Id>) {
  const { label, tiles, value } = rest;
  return (
    <RadioTiles
      {...rest}
      head={
        <p aria-hidden="true" className="mb-2 flex items-center justify-between gap-2">
          <span className="text-[12.5px]/[18px] font-medium">{label}</span>
          {hasChosenName ? (
            <span className="text-xs text-ink-3">{tiles.find(({ id }) => id === value)?.name}</span>
          ) : null}
        </p>
      }
    />
  );
}

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
      <LookTiles
        label={t('builder.background')}
        hasChosenName
        tiles={badgeColors.map((id) => ({
          id,
          name: t(`builder.colors.${id}`),
          style: { background: swatchOf(id) },
        }))}
        value={bgColor}
        onChange={(color) => onChange({ bgColor: color })}
        tilesClassName="grid grid-cols-7 gap-2 max-md:grid-cols-6"
        tileClassName={`aspect-[1.15] rounded-[9px] ${edge} ${chosenRing}`}
      />
      <LookTiles
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
                className="badge pointer-events-none h-11 min-h-0! rounded-[8px]! p-0!"
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
        tilesClassName="grid grid-cols-3 gap-2"
        tileClassName="rounded-[11px] border border-line-strong p-1 text-center text-ink-2 has-checked:border-brand has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--brand)]"
      />
      {pattern === 'Default' ? null : (
        <LookTiles
          label={t('builder.patternColor')}
          hasChosenName
          tiles={badgePatternColors.map((id) => ({
            id,
            name: t(`builder.colors.${id}`),
            style: { background: dotOf(id) },
          }))}
          value={patternColor}
          onChange={(color) => onChange({ patternColor: color })}
          tilesClassName="grid grid-cols-8 gap-2 max-md:grid-cols-6"
          tileClassName={`aspect-square max-w-11 rounded-full ${edge} ${chosenRing}`}
        />
      )}
    </div>
  );
}

const noSymbolId = 'none';
const symbolPlaces: readonly BadgeSymbolPosition[] = ['Left', 'Right', 'Hidden'];
/** In the order of the reading eye. */
const positions: readonly BadgeIconPosition[] = [
  'TopLeft',
  'TopRight',
  'Center',
  'BottomLeft',
  'BottomRight',
  'Hidden',
];
const dotClass =
  'size-4.5 rounded-[6px] border-[1.5px] border-line-control has-checked:bg-brand max-md:size-9 max-md:rounded-[9px]';
const placeClasses: Record<BadgeIconPosition, string> = {
  TopLeft: `row-start-1 col-start-1 ${dotClass}`,
  TopRight: `row-start-1 col-start-3 ${dotClass}`,
  Center: `row-start-2 col-start-2 ${dotClass}`,
  BottomLeft: `row-start-3 col-start-1 ${dotClass}`,
  BottomRight: `row-start-3 col-start-3 ${dotClass}`,
  Hidden:
    'row-start-4 col-span-3 mt-0.5 flex min-h-6 items-center justify-center rounded-[6px] text-ink-2 has-checked:bg-brand-soft has-checked:text-brand-ink max-md:min-h-9',
};

export function IconFields({ configuration, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  const { iconKey, iconColor, symbol, symbolPosition } = configuration;
  return (
    <div className="grid gap-3.5">
      <LookTiles
        label={t('builder.icon')}
        hasChosenName
        tiles={badgeIconKeys.map((id) => ({
          id,
          name: t(`builder.icons.${id}`),
          content: (
            <span className="pointer-events-none [&_svg]:size-4.5">
              <BadgeIcon iconKey={id} />
            </span>
          ),
        }))}
        value={iconKey}
        onChange={(key) => onChange({ iconKey: key })}
        tilesClassName="grid grid-cols-9 gap-1 max-md:grid-cols-6"
        tileClassName="grid h-8 place-items-center rounded-[8px] text-ink-2 max-md:h-11 hover:bg-hover has-checked:bg-brand-soft has-checked:text-brand-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--brand)]"
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <PositionField configuration={configuration} onChange={onChange} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5">
          <Select
            size="sm"
            label={t('builder.symbol')}
            items={[
              { id: noSymbolId, label: t('builder.noSymbol') },
              ...badgeSymbols.map((id) => ({ id, label: id })),
            ]}
            value={symbol ?? noSymbolId}
            onChange={(id) => onChange({ symbol: badgeSymbols.find((each) => each === id) ?? null })}
          />
          <Segmented
            label={t('builder.symbolPosition')}
            size="sm"
            fullWidth
            items={symbolPlaces.map((id) => ({
              id,
              label: t(`builder.symbolPositions.${id}`),
              isDisabled: symbol === null,
            }))}
            value={symbolPosition}
            onChange={(position) => onChange({ symbolPosition: position })}
          />
        </div>
      </div>
      <LookTiles<BadgeColor>
        label={t('builder.iconColor')}
        hasChosenName
        tiles={badgeColors.map((id) => ({
          id,
          name: t(`builder.colors.${id}`),
          style: { background: swatchOf(id) },
        }))}
        value={iconColor}
        onChange={(color) => onChange({ iconColor: color })}
        tilesClassName="grid grid-cols-10 gap-2 max-md:grid-cols-7"
        tileClassName={`aspect-square rounded-full ${edge} ${chosenRing}`}
      />
    </div>
  );
}

/** Where the icon stands, on a small picture of the badge. */
function PositionField({ configuration, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  return (
    <LookTiles
      label={t('builder.position')}
      tiles={positions.map((id) => ({
        id,
        name: t(`builder.positions.${id}`),
        className: placeClasses[id],
        content:
          id === 'Hidden' ? (
            <span aria-hidden="true" className="pointer-events-none flex items-center gap-1.5 text-xs">
              <EyeOff size={14} strokeWidth={1.75} />
              {t('builder.hideIcon')}
            </span>
          ) : null,
      }))}
      value={configuration.iconPosition}
      onChange={(iconPosition) => onChange({ iconPosition })}
      tilesClassName="grid w-25 grid-cols-[auto_auto_auto] justify-between gap-y-1 rounded-[10px] border border-line-control p-1.5 max-md:w-36"
      tileClassName="has-checked:border-brand"
    />
  );
}
