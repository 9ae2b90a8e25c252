import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { MessagePanel } from './message-panel.tsx';

interface MessageSheetProps {
  /** Nothing is open without one. */
  id: string | undefined;
  timeZone: string | undefined;
  onClose: () => void;
}

/** Over the page: at the right edge, on phones all of it. */
export function MessageSheet({ id, timeZone, onClose }: MessageSheetProps) {
  const { t } = useTranslation('messages');
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={id !== undefined}
        onOpenChange={onClose}
        isDismissable
        className="fade-layer fixed inset-0 z-(--z-modal) bg-overlay/60"
      >
        <Modal className="ml-auto h-(--visual-viewport-height) w-full bg-surface shadow-lg md:w-[464px] md:border-l md:border-line-strong">
          <Dialog aria-label={t('panel.label')} className="flex h-full flex-col outline-none">
            {id === undefined ? null : (
              <MessagePanel
                key={id}
                id={id}
                timeZone={timeZone}
                onClose={onClose}
                heading={(text) => (
                  <Heading slot="title" level={2} className="text-lg wrap-anywhere">
                    {text}
                  </Heading>
                )}
              />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
