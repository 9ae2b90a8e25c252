import { readFileSync } from 'node:fs';
import { IsolateFailure, serveIsolate } from '../serve-isolate.ts';

export interface OddJob {
  does: 'double' | 'hang' | 'grow' | 'die' | 'refuse' | 'break' | 'count' | 'ask' | 'tell';
  number?: number;
}

const held: Buffer[] = [];

/** Work of every kind that can go wrong. */
serveIsolate<OddJob, unknown, number>(async ({ does, number = 0 }, emit) => {
  if (does === 'double') return number * 2;
  if (does === 'hang') for (;;);
  if (does === 'grow')
    for (;;) {
      held.push(Buffer.alloc(16 * 2 ** 20, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  if (does === 'die') process.exit(3);
  if (does === 'refuse') throw new IsolateFailure({ why: 'not today' });
  if (does === 'break') throw new TypeError('broken');
  if (does === 'tell') return { pid: process.pid, secrets: readFileSync('/proc/self/environ', 'utf8') };
  if (does === 'ask') return Promise.all(Array.from({ length: number }, (_, question) => emit(question)));
  for (let part = 1; part <= number; part += 1) await emit(part);
  return 'counted';
});
