import { useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { setBuilderView } from './builder-view-store.ts';

const focusable = 'input:not([type="file"]), textarea, [contenteditable="true"], button, a[href]';
/** The editor of longer texts arrives a moment after the screen. */
const waitMs = 3_000;

function focusField(field: string): boolean {
  const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const control = place?.querySelector<HTMLElement>(focusable);
  if (!control || place?.querySelector('[aria-busy="true"]')) return false;
  control.focus();
  place?.scrollIntoView({ block: 'center' });
  return true;
}

/** Brings whoever follows a link of the publish gate to the field that it names, in the language it names. */
export function useWantedField(isReady: boolean): void {
  const { field, lang } = useSearch({ strict: false }) as { field?: string; lang?: string };
  const done = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (lang === 'en' || lang === 'fr') setBuilderView({ language: lang });
  }, [lang]);

  useEffect(() => {
    const wanted = `${field} ${lang}`;
    if (!isReady || field === undefined || done.current === wanted) return;
    done.current = wanted;
    setBuilderView({ pane: 'edit' });
    if (focusField(field)) return;
    const observer = new MutationObserver(() => focusField(field) && stop());
    const timer = setTimeout(() => stop(), waitMs);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [isReady, field, lang]);
}
