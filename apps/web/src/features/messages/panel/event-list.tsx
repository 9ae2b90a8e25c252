import type { MessageDetail } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { serverWordsOf, useEventText } from '../model/use-event-text.ts';
import { useMomentText } from '../model/use-moment-text.ts';

interface EventListProps {
  message: MessageDetail;
  timeZone: string | undefined;
}

/** Everything that happened, oldest first. */
export function EventList({ message, timeZone }: EventListProps) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const eventText = useEventText(message);
  return (
    <section aria-labelledby="message-events" className="px-6 pt-5 pb-6 max-md:px-4">
      <h3 id="message-events" className="mb-2 text-sm">
        {t('panel.events.heading')}
      </h3>
      <ol className="border-l border-line-strong">
        {message.events.map((event) => (
          <li
            key={event.id}
            className="relative py-1.5 pl-4 text-xs before:absolute before:top-3 before:-left-[3.5px] before:size-1.5 before:rounded-full before:bg-ink-3 before:content-['']"
          >
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{eventText(event)}</span>
              <time dateTime={event.at} className="flex-none text-ink-3">
                {momentText(event.at)}
              </time>
            </span>
            {serverWordsOf(event) ? (
              <span className="block wrap-anywhere text-ink-3">{serverWordsOf(event)}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
