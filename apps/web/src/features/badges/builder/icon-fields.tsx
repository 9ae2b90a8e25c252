import type {
  BadgeColor,
  BadgeIconPosition,
  BadgeSymbol,
  BadgeSymbolPosition,
} from '@hearthline/domain/badge/configuration';
import { badgeColors, badgeIconKeys, badgeSymbols } from '@hearthline/domain/badge/configuration';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { BadgeIcon } from '../card/badge-icon.tsx';
import type { LookPartProps } from './look-panel.tsx';
import { RadioTiles } from './radio-tiles.tsx';

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

function readSymbol(id: string): BadgeSymbol | null {
  return badgeSymbols.find((each) => each === id) ?? null;
}

export function IconFields({ configuration, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  const { iconKey, iconColor, iconPosition, symbol, symbolPosition } = configuration;
  return (
    <div className="grid gap-3.5">
      <RadioTiles
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
        gridClass="grid grid-cols-9 gap-1 max-md:grid-cols-6"
        tileClass="grid h-8 place-items-center rounded-[8px] text-ink-2 max-md:h-11 hover:bg-hover has-checked:bg-brand-soft has-checked:text-brand-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--brand)]"
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <PositionField value={iconPosition} onChange={(position) => onChange({ iconPosition: position })} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5">
          <Select
            size="sm"
            label={t('builder.symbol')}
            items={[
              { id: noSymbolId, label: t('builder.noSymbol') },
              ...badgeSymbols.map((id) => ({ id, label: id })),
            ]}
            value={symbol ?? noSymbolId}
            onChange={(id) => onChange({ symbol: readSymbol(id) })}
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
      <RadioTiles<BadgeColor>
        label={t('builder.iconColor')}
        hasChosenName
        tiles={badgeColors.map((id) => ({
          id,
          name: t(`builder.colors.${id}`),
          style: {
            background: `var(--sw-${id}, linear-gradient(140deg, var(--bg-${id}-a), var(--bg-${id}-b)))`,
          },
        }))}
        value={iconColor}
        onChange={(color) => onChange({ iconColor: color })}
        gridClass="grid grid-cols-10 gap-2 max-md:grid-cols-7"
        tileClass="aspect-square rounded-full shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--ink)_16%,transparent)] has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-brand"
      />
    </div>
  );
}

/** Where the icon stands, on a small picture of the badge. */
function PositionField({
  value,
  onChange,
}: {
  value: BadgeIconPosition;
  onChange: (position: BadgeIconPosition) => void;
}) {
  const { t } = useTranslation('badges');
  return (
    <RadioTiles
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
      value={value}
      onChange={onChange}
      gridClass="grid w-25 grid-cols-[auto_auto_auto] justify-between gap-y-1 rounded-[10px] border border-line-control p-1.5 max-md:w-36"
      tileClass="has-checked:border-brand"
    />
  );
}
