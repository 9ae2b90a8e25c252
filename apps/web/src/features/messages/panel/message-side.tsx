import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePanel } from './message-panel.tsx';

interface MessageSideProps {
  id: string;
  timeZone: string | undefined;
  onClose: () => void;
}

/** Beside the log, which stays in use. */
export function MessageSide({ id, timeZone, onClose }: MessageSideProps) {
  const { t } = useTranslation('messages');
  const side = useRef<HTMLElement>(null);
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
      <MessagePanel
        key={id}
        id={id}
        timeZone={timeZone}
        onClose={onClose}
        heading={(text) => <h2 className="text-lg wrap-anywhere">{text}</h2>}
      />
    </aside>
  );
}
