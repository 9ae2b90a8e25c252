import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Keeps a layer that was closed until its way out has been seen, and counts how often it was opened. */
export function useLeaving(isOpen: boolean, layer: RefObject<HTMLElement | null>) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [opening, setOpening] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setShown(true);
      setOpening(opening + 1);
    }
  }

  const isLeaving = isShown && !isOpen;
  useLayoutEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    const moves = layer.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(moves).then(() => {
      if (isCurrent) setShown(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, layer]);
  return { isShown: isShown || isOpen, isLeaving, opening };
}
