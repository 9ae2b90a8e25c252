import type { Notification } from '@hearthline/contract/notifications';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { Reading } from '../api/notification-mutations.ts';
import { TypeTile } from './type-tile.tsx';

interface MarkTileProps {
  notification: Notification;
  titleId: string;
  isBlue: boolean;
  reading: Reading;
}

/** In the narrow panel the tile of an unread row is its button: under the pointer or selected it becomes a check. */
export function MarkTile({ notification, titleId, isBlue, reading }: MarkTileProps) {
  const { t } = useTranslation('notifications');
  const { id, messageType } = notification;
  const isBusy = reading.isPendingFor(id);
  const canTurnBlue = !isBlue && !reading.isPending;
  return (
    <button
      type="button"
      title={t('markRead')}
      aria-label={t('markRead')}
      aria-describedby={titleId}
      // The one that was pressed keeps the focus, so it refuses instead of being disabled.
      disabled={reading.isPending && !isBusy}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => reading.markRead(id)}
      className={classNames(
        'group/tile touch-target order-first z-1 flex-none self-start rounded-md',
        isBusy && 'opacity-60',
      )}
    >
      <TypeTile
        type={messageType}
        size="panel"
        isBlue={isBlue}
        className={canTurnBlue ? 'group-hover/tile:hidden group-focus-visible/tile:hidden' : ''}
      />
      {canTurnBlue ? (
        <TypeTile
          type={messageType}
          size="panel"
          isBlue
          className="hidden! group-hover/tile:grid! group-focus-visible/tile:grid!"
        />
      ) : null}
    </button>
  );
}
