import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ClientStep } from './client-steps.ts';
import { parseStep } from './client-steps.ts';

interface FormAddress {
  id?: string;
  step?: string;
  /** Where to begin. */
  field?: string;
}

export function useFormAddress(): FormAddress {
  return useSearch({ strict: false }) as FormAddress;
}

export const headingIdOf = (step: ClientStep): string => `client-form-${step}`;

/** The open step stands in the address. What has to be focused in it waits until it can be. */
export function useFormStep(first: ClientStep) {
  const address = useFormAddress();
  const navigate = useNavigate();
  const step = address.step === undefined ? first : parseStep(address.step);
  const waiting = useRef<{ step: ClientStep; focus: () => void } | null>(null);

  useEffect(() => {
    if (waiting.current?.step !== step) return;
    waiting.current.focus();
    waiting.current = null;
  }, [step]);

  function open(next: ClientStep, focus: () => void) {
    if (next === step) return focus();
    waiting.current = { step: next, focus };
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, step: next }),
      replace: true,
      resetScroll: false,
    });
  }

  /** At its top, where the next Tab reaches the first field. */
  function goTo(next: ClientStep) {
    open(next, () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(headingIdOf(next))?.focus({ preventScroll: true });
    });
  }

  return { step, goTo, open };
}
