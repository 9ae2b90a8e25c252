import { Worker } from 'node:worker_threads';
import type { Answer, Order } from './messages.ts';

/** Hands over a part of the result, or asks for something; resolves with what the program says to it. */
export type Emit<Part> = (part: Part) => Promise<unknown>;

/** An error that means something to whoever asked: its detail travels along. */
export class IsolateFailure extends Error {
  override name = 'IsolateFailure';
  readonly detail: unknown;
  constructor(detail: unknown) {
    super('The work could not be done');
    this.detail = detail;
  }
}

/** The inner side: does one piece of work after the other, for as long as the program that started it lives. */
export function serveIsolate<In, Out, Part = never>(
  work: (input: In, emit: Emit<Part>) => Promise<Out> | Out,
  /** Called when nobody waits any longer: an answer of a megabyte is not yet gone when it is given. */
  tidyUp: () => void = () => {},
): void {
  const waiting = new Map<number, (reply: unknown) => void>();
  let nextPart = 1;
  const answer = (message: Answer, onGone = () => {}) => process.send?.(message, onGone);

  process.on('message', async (order: Order) => {
    if ('reply' in order) {
      waiting.get(order.partId)?.(order.reply);
      waiting.delete(order.partId);
      return;
    }
    try {
      const output = await work(
        order.input as In,
        (part) =>
          new Promise((resolve) => {
            const partId = nextPart++;
            waiting.set(partId, resolve);
            answer({ kind: 'part', partId, part });
          }),
      );
      answer({ kind: 'output', output }, tidyUp);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      const detail = error instanceof IsolateFailure ? error.detail : null;
      answer({ kind: 'failure', name, message, detail }, tidyUp);
    }
  });
  process.on('disconnect', () => process.exit());
  endWithParent();
  answer({ kind: 'ready' });
}

/** A process that is stuck hears of nothing: without this it would outlive a program that was killed, and never rest. */
function endWithParent(): void {
  // Known before the thread starts, which may take longer than the program lives.
  const look = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  new Worker(look, { eval: true }).unref();
}
