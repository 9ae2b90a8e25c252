import { fetchPuzzle } from './fetch-puzzle.ts';
import { solveInWorker } from './solve-in-worker.ts';
import { createTurnstile } from './turnstile.ts';

const script = document.currentScript;
const apiBase =
  script?.dataset.api ??
  (script instanceof HTMLScriptElement && script.src ? new URL('/api', script.src).href : '/api');

window.turnstile = createTurnstile({
  fetchPuzzle: (signal) => fetchPuzzle(apiBase, signal),
  solve: solveInWorker,
});
