import { CircleDashed, Lasso, Ruler, SquareDashed, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DrawTool } from '../../../../shared/map/draw/draw-shape.ts';
import { drawTools } from '../../../../shared/map/draw/draw-shape.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { mostAreas } from '../model/drawn-areas.ts';
import type { Drawing } from './use-drawing.ts';

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
