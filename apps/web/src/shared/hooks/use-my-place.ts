import type { LngLat } from '@hearthline/domain/geo';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `denied`: the person or the browser refused; `unavailable`: it was allowed but no position came. */
export type MyPlaceState = 'idle' | 'locating' | 'denied' | 'unavailable';

export interface MyPlace {
  state: MyPlaceState;
  /** Asks for permission where needed. Resolves with undefined when there is no position; `state` tells why. */
  locate: () => Promise<LngLat | undefined>;
  /** Takes the message of a failure away. */
  dismiss: () => void;
}

const waitMs = 10_000;
const reuseMs = 60_000;

function askBrowser(): Promise<LngLat | 'denied' | 'unavailable'> {
  return new Promise((resolve) => {
    // Missing on pages without HTTPS, although the types promise it.
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: waitMs, maximumAge: reuseMs },
    );
  });
}

/** Where the person is, asked for only when they want something near them. */
export function useMyPlace(): MyPlace {
  const [state, setState] = useState<MyPlaceState>('idle');
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const locate = useCallback(async () => {
    setState('locating');
    const answer = await askBrowser();
    const isPlace = typeof answer !== 'string';
    if (isThere.current) setState(isPlace ? 'idle' : answer);
    return isPlace && isThere.current ? answer : undefined;
  }, []);

  const dismiss = useCallback(() => setState('idle'), []);
  return { state, locate, dismiss };
}
