import { Minus, Plus } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';

export function ZoomTools({ map }: { map: GlMap }) {
  const { t } = useTranslation('map');
  return (
    <MapTools>
      <MapTool label={t('zoomIn')} icon={<Plus />} onClick={() => map.zoomIn()} />
      <MapTool label={t('zoomOut')} icon={<Minus />} onClick={() => map.zoomOut()} />
    </MapTools>
  );
}

/** Square buttons in one frame. */
export function MapTools({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('map-float map-tools', className)}>{children}</div>;
}

interface MapToolProps extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
}

export function MapTool({ label, icon, ...attributes }: MapToolProps) {
  return (
    <button title={label} {...attributes} type="button" aria-label={label}>
      {icon}
    </button>
  );
}
