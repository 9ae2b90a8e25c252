import { minuteMs } from '@hearthline/domain/calendar';
import { useEffect, useState } from 'react';

/** The current time, renewed at each full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
