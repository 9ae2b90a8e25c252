import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, renewed every minute: the page stays open from morning to evening. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
