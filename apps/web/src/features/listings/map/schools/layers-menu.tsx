import { Layers } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MapTool } from '../../../../shared/map/map-tools.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { popoverClass } from '../../../../shared/ui/popover-class.ts';

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
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="left top"
        offset={8}
        className={popoverClass}
      >
        <Dialog aria-label={t('map.layers.label')} className="px-2 py-1 outline-none">
          <Checkbox isSelected={hasSchools} onChange={onSchoolsChange} className="min-h-9">
            {t('map.layers.schools')}
          </Checkbox>
        </Dialog>
      </Popover>
    </>
  );
}
