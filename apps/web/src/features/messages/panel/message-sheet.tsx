import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLayer } from '../../../shared/ui/modal-layer.tsx';
import type { MessagePanelProps } from './message-panel.tsx';
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
      {id === undefined ? null : <MessagePanel key={id} id={id} timeZone={timeZone} onClose={onClose} />}
    </ModalLayer>
  );
}

/** Beside the log, which stays in use. */
export function MessageSide(props: MessagePanelProps) {
  const { t } = useTranslation('messages');
  const side = useRef<HTMLElement>(null);
  const { id } = props;
  useEffect(() => {
    if (id) side.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <aside
      ref={side}
      tabIndex={-1}
      aria-label={t('panel.label')}
      className="sticky top-16 flex h-[calc(100dvh-64px)] w-[464px] flex-none flex-col self-start border-l border-line bg-surface outline-none"
    >
      <MessagePanel {...props} key={id} />
    </aside>
  );
}
