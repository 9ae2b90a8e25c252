import type { Puzzle } from '@hearthline/contract/auth';
import { solvePuzzle } from './solve-puzzle.ts';

self.onmessage = (event: MessageEvent<Puzzle>) => self.postMessage(solvePuzzle(event.data));
