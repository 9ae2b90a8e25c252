import { fetchPuzzle } from './fetch-puzzle.ts';
import { solveInWorker } from './solve-in-worker.ts';
import { createTurnstile } from './turnstile.ts';

const script = document.currentScript;
const apiBase =
  script?.dataset.api ??
  (script instanceof HTMLScriptElement && script.src ? new URL('/api', script.src).href : '/api');

const turnstile = createTurnstile({
  fetchPuzzle: (signal) => fetchPuzzle(apiBase, signal),
  solve: solveInWorker,
});
window.turnstile = turnstile;

// Pages without a script of their own mark where the card goes, as they do for the real one.
for (const marked of document.querySelectorAll<HTMLElement>('.cf-turnstile')) {
  const { sitekey = '', language } = marked.dataset;
  turnstile.render(marked, { sitekey, ...(language ? { language } : {}) });
}
