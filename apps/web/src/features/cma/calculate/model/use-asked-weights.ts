import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The map leads here to edit the weights: `#weights` brings them into sight. */
export function useAskedWeights(show: () => void): void {
  const hash = useLocation({ select: (location) => location.hash });
  const handleAsked = useEffectEvent(show);
  useEffect(() => {
    if (hash === 'weights') handleAsked();
  }, [hash]);
}
