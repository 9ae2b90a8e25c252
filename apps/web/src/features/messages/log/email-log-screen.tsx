import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useEscape } from '../../../shared/hooks/use-escape.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { messageLogQuery } from '../api/message-queries.ts';
import { useLogView } from '../model/use-log-view.ts';
import { MessageSheet } from '../panel/message-sheet.tsx';
import { MessageSide } from '../panel/message-side.tsx';
import { LogHeader } from './log-header.tsx';
import { MessageList, pageSize } from './message-list.tsx';
import { PlannedStrip } from './planned-strip.tsx';

interface EmailLogScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string;
}

export function EmailLogScreen({ timeZone }: EmailLogScreenProps) {
  const view = useLogView();
  const { openId, close, state, text, clientId, category, days, page, sort } = view;
  const query = messageLogQuery({ state, text, clientId, category, days, page, sort, pageSize });
  const log = useQuery(query);
  const failure = useQueryBoundary(log);
  const isWide = useMediaQuery('(width >= 1280px)');
  const place = useRef<HTMLDivElement>(null);
  const hasSide = isWide && openId !== undefined;
  useReturningFocus(place, openId);
  useEscape(hasSide, close);

  return (
    <div className="flex flex-1">
      <div ref={place} className="min-w-0 flex-1 px-4 pt-4.5 pb-6 md:px-8 md:pt-5 md:pb-8">
        <LogHeader view={view} page={log.data} isLoading={failure === null} />
        {state === 'all' || state === 'waiting' ? <PlannedStrip timeZone={timeZone} /> : null}
        <MessageList view={view} query={query} timeZone={timeZone} />
      </div>
      {hasSide ? <MessageSide id={openId} timeZone={timeZone} onClose={close} /> : null}
      {isWide ? null : <MessageSheet id={openId} timeZone={timeZone} onClose={close} />}
    </div>
  );
}

/** The row from which a message was opened has the focus again when it is closed. */
function useReturningFocus(place: { current: HTMLElement | null }, openId: string | undefined) {
  const lastOpen = useRef(openId);
  useEffect(() => {
    const closed = openId === undefined ? lastOpen.current : undefined;
    lastOpen.current = openId;
    if (closed === undefined) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-key="${closed}"]`);
    const target = row?.tagName === 'LI' ? row.querySelector('button') : row;
    target?.focus({ preventScroll: true });
  }, [openId, place]);
}
