import { fetchPuzzle } from './fetch-puzzle.ts';
import { renderMarked } from './render-marked.ts';
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
renderMarked(turnstile);
