import { useTranslation } from 'react-i18next';
import { ModalLayer } from '../../shared/ui/modal-layer.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { usePaletteStore } from './palette-store.ts';

export function CommandPalette() {
  const { t } = useTranslation('shell');
  const { isOpen, setOpen } = usePaletteStore();
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={t('palette.title')}
      frameClassName="justify-center p-3 md:pt-26"
      panelClassName="modal-panel h-fit max-h-full w-full max-w-(--modal-sm) overflow-hidden rounded-xl border border-line-strong bg-raised shadow-lg"
      dialogClassName=""
    >
      <PaletteSearch onClose={() => setOpen(false)} />
    </ModalLayer>
  );
}
