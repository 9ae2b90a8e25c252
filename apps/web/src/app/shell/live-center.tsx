import { CircleAlert, CircleCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/format.ts';
import type { ReceivedToast } from '../../shared/live/live-store.ts';
import { useLiveStore } from '../../shared/live/live-store.ts';
import { Popover } from '../../shared/ui/popover.tsx';

interface LiveCenterProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What arrived since this page was opened: a toast is gone after seconds, here it can be read again. */
export function LiveCenter({ triggerRef, isOpen, onOpenChange }: LiveCenterProps) {
  const { t } = useTranslation('shell');
  const hub = useLiveStore((state) => state.hub);
  const received = useLiveStore((state) => state.received);
  return (
    <Popover
      label={t('live.title')}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={8}
      className="w-80"
      contentClassName=""
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <h2 className="text-sm font-semibold">{t('live.title')}</h2>
        <p className="text-xs text-ink-3">{t(`live.states.${hub}`)}</p>
      </div>
      {received.length === 0 ? (
        <p className="border-t border-line px-2.5 py-4 text-sm text-ink-2">{t('live.empty')}</p>
      ) : (
        // Rows that take the focus, so that a long list can be read by the keyboard.
        <GridList aria-label={t('live.title')} className="max-h-96 overflow-y-auto border-t border-line">
          {received.map((each) => (
            <ReceivedRow key={each.id} toast={each} />
          ))}
        </GridList>
      )}
    </Popover>
  );
}

function ReceivedRow({ toast }: { toast: ReceivedToast }) {
  const format = useFormat();
  const isError = toast.messageType.toLowerCase() === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <GridListItem
      id={toast.id}
      textValue={toast.body}
      className="flex gap-2.5 border-line px-2.5 py-2.5 text-sm not-last:border-b focused:-outline-offset-2"
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className={`mt-px flex-none ${isError ? 'text-danger' : 'text-success'}`}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {toast.title && <p className="font-medium">{toast.title}</p>}
        <p className="whitespace-pre-line text-ink-2">{toast.body}</p>
      </div>
      <time dateTime={new Date(toast.receivedAt).toISOString()} className="flex-none text-xs text-ink-3">
        {format.time(toast.receivedAt)}
      </time>
    </GridListItem>
  );
}
