import { CircleDashed, Lasso, Layers, LocateFixed, Ruler, SquareDashed, Trash2, X } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawTool } from '../../../shared/map/draw/draw-shape.ts';
import { drawTools } from '../../../shared/map/draw/draw-shape.ts';
import { MapTool, MapTools, ZoomTools } from '../../../shared/map/map-tools.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { Drawing } from './draw/use-drawing.ts';
import type { ClosedLayer } from './markers/map-items.ts';
import { mostAreas } from './model/drawn-areas.ts';
import type { MapLayer } from './model/map-address.ts';

type MapToolbarProps = {
  map: GlMap;
  drawing: Drawing;
  isLocating: boolean;
  onLocate: () => void;
} & LayersMenuProps;

/** Zoom, near me, drawing and layers at the right edge. Fingers zoom by themselves, so phones show fewer. */
export function MapToolbar(props: MapToolbarProps) {
  const { map, drawing, isLocating, onLocate, closedLayer, layers, onLayerChange } = props;
  const { t } = useTranslation('listings');
  return (
    <div className="absolute top-4 right-4 z-6 flex flex-col gap-4 max-lg:top-3 max-lg:right-3">
      <div className="max-lg:hidden">
        <ZoomTools map={map} />
      </div>
      <MapTools>
        <MapTool
          label={isLocating ? t('map.nearMe.locating') : t('map.nearMe.button')}
          icon={isLocating ? <Ripple size="sm" isDecorative /> : <LocateFixed />}
          aria-busy={isLocating || undefined}
          onClick={() => !isLocating && onLocate()}
        />
        <MapTool
          label={t('map.draw.open')}
          icon={<Lasso />}
          aria-pressed={drawing.isOpen}
          onClick={drawing.toggle}
        />
        <LayersMenu closedLayer={closedLayer} layers={layers} onLayerChange={onLayerChange} />
      </MapTools>
    </div>
  );
}

interface LayersMenuProps {
  layers: ReadonlySet<MapLayer>;
  onLayerChange: (layer: MapLayer, isOn: boolean) => void;
  /** Null where the search itself brings the homes of that layer. */
  closedLayer: ClosedLayer | null;
}

/** What else the map shows when asked. */
function LayersMenu({ layers, onLayerChange, closedLayer }: LayersMenuProps) {
  const { t } = useTranslation('listings');
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MapTool
        ref={trigger}
        label={t('map.layers.label')}
        icon={<Layers />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Popover
        label={t('map.layers.label')}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="left top"
        offset={8}
        contentClassName="flex flex-col px-2 py-1"
      >
        <Checkbox
          isSelected={layers.has('schools')}
          onChange={(isOn) => onLayerChange('schools', isOn)}
          className="min-h-9"
        >
          {t('map.layers.schools')}
        </Checkbox>
        {closedLayer ? (
          <Checkbox
            isSelected={layers.has('closed')}
            onChange={(isOn) => onLayerChange('closed', isOn)}
            className="min-h-9"
          >
            {t(`map.layers.${closedLayer}`)}
          </Checkbox>
        ) : null}
      </Popover>
    </>
  );
}

interface DrawBarProps {
  drawing: Drawing;
  /** Only where there is something to remove. */
  onRemoveAll?: () => void;
}

const icons = { lasso: Lasso, circle: CircleDashed, box: SquareDashed };

/** Chooses what is drawn next; stands above the map while it is being drawn on. */
export function DrawBar({ drawing, onRemoveAll }: DrawBarProps) {
  const { t } = useTranslation('listings');
  const { tool, isExcluding, isFull } = drawing;
  return (
    <section
      aria-label={t('map.draw.label')}
      className="map-float flex max-w-full flex-col gap-1 rounded-lg! p-1.5"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Segmented
          label={t('map.draw.tool')}
          size="sm"
          value={tool}
          onChange={drawing.setTool}
          items={drawTools.map((id) => ({ id, label: <ToolLabel tool={id} /> }))}
        />
        <Switch isSelected={isExcluding} onChange={drawing.setExcluding} className="px-1 text-xs">
          {t('map.draw.exclude')}
        </Switch>
        <Button size="sm" variant="ghost" icon={<Ruler />} onClick={() => drawing.setAskingRadius(true)}>
          {t('map.draw.byRadius')}
        </Button>
        {onRemoveAll ? (
          <IconButton size="sm" label={t('map.draw.removeAll')} icon={<Trash2 />} onClick={onRemoveAll} />
        ) : null}
        <IconButton size="sm" label={t('map.draw.done')} icon={<X />} onClick={drawing.close} />
      </div>
      <p role="status" className="px-1.5 pb-0.5 text-xs text-ink-2">
        {isFull ? t('map.draw.full', { count: mostAreas }) : t(`map.draw.hints.${tool}`)}
      </p>
    </section>
  );
}

function ToolLabel({ tool }: { tool: DrawTool }) {
  const { t } = useTranslation('listings');
  const Icon = icons[tool];
  return (
    <>
      <Icon aria-hidden="true" className="size-4" />
      {t(`map.draw.tools.${tool}`)}
    </>
  );
}
