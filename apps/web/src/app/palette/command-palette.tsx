import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AriaLocale } from '../../shared/ui/aria-locale.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { usePaletteStore } from './palette-store.ts';

export function CommandPalette() {
  const { t } = useTranslation('shell');
  const { isOpen, setOpen } = usePaletteStore();
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        className="fade-layer fixed inset-x-0 top-0 z-(--z-modal) flex h-(--visual-viewport-height) justify-center bg-overlay/60 p-3 md:pt-26"
      >
        <Modal className="modal-panel h-fit max-h-full w-full max-w-(--modal-sm) overflow-hidden rounded-xl border border-line-strong bg-raised shadow-lg">
          <Dialog aria-label={t('palette.title')} className="outline-none">
            <PaletteSearch onClose={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
