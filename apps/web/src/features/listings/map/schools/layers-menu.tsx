import { Layers } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapTool } from '../../../../shared/map/map-tools.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { Popover } from '../../../../shared/ui/popover.tsx';

interface LayersMenuProps {
  hasSchools: boolean;
  onSchoolsChange: (hasSchools: boolean) => void;
}

/** What else the map shows when asked. */
export function LayersMenu({ hasSchools, onSchoolsChange }: LayersMenuProps) {
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
        contentClassName="px-2 py-1"
      >
        <Checkbox isSelected={hasSchools} onChange={onSchoolsChange} className="min-h-9">
          {t('map.layers.schools')}
        </Checkbox>
      </Popover>
    </>
  );
}
