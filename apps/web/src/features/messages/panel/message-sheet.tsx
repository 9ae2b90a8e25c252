import { Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ModalLayer } from '../../../shared/ui/modal-layer.tsx';
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
    <ModalLayer
      isOpen={id !== undefined}
      onOpenChange={onClose}
      label={t('panel.label')}
      panelClassName="ml-auto h-full w-full bg-surface shadow-lg md:w-[464px] md:border-l md:border-line-strong"
      dialogClassName="flex h-full flex-col"
    >
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
    </ModalLayer>
  );
}
