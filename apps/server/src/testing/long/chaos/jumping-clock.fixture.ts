import { readFileSync } from 'node:fs';

/** Preloaded into a program: its clock is ahead or behind by the milliseconds that a file tells, which may change at any time. */
const file = process.env.CHAOS_CLOCK ?? '';
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [jumpingNow()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? jumpingNow : Reflect.get(target, name, receiver)),
});

function jumpingNow(): number {
  return RealDate.now() + offsetMs;
}

function look(): void {
  try {
    offsetMs = Number(readFileSync(file, 'utf8'));
  } catch {
    offsetMs = 0; // Nobody has moved it yet.
  }
}

look();
setInterval(look, 100).unref();
