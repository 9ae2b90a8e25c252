import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './messages.ts';
import { IsolateFailure } from './serve-isolate.ts';

export type LostReason = 'time' | 'memory' | 'ended';

/** The process had to be ended, or ended by itself, before it was done. */
export class IsolateLostError extends Error {
  override name = 'IsolateLostError';
  readonly reason: LostReason;
  constructor(reason: LostReason) {
    super(`The work was given up: ${lostWords[reason]}`);
    this.reason = reason;
  }
}

const lostWords: Record<LostReason, string> = {
  time: 'it took too long',
  memory: 'it took too much memory',
  ended: 'its process ended',
};

export interface Isolate<In, Out, Part = never> {
  /** What `onPart` answers reaches the process, which waits for it. */
  run(input: In, options?: { onPart?: (part: Part) => unknown }): Promise<Out>;
  close(): Promise<void>;
}

export interface IsolateOptions {
  /** A module that calls `serveIsolate`. */
  module: URL;
  /** How many pieces of work are done at once; the others wait. */
  processes: number;
  /** For one piece of work, and again from part to part. */
  timeLimitMs: number;
  memoryLimitMegabytes: number;
  /** A process that holds more than this between two pieces of work is replaced by a fresh one. */
  tiredMegabytes?: number;
  /** A process without work ends after this and gives its memory back. */
  idleMs?: number;
}

interface Task {
  input: unknown;
  onPart: (part: unknown) => unknown;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

interface Helper {
  child: ChildProcess;
  isReady: boolean;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
  watch: NodeJS.Timeout | undefined;
}

const lookEveryMs = 50;
const startLimitMs = 30_000;
/** People at their screens come first. */
const lowPriority = 5;

/**
 * Does what strangers' texts, pictures and files ask for in processes of their own, which know none of the program's
 * secrets. One that takes too long or too much is ended; nobody else notices.
 */
export function createIsolate<In, Out, Part = never>(options: IsolateOptions): Isolate<In, Out, Part> {
  const { processes, timeLimitMs, memoryLimitMegabytes, idleMs = 20_000 } = options;
  const { tiredMegabytes = memoryLimitMegabytes } = options;
  const waiting: Task[] = [];
  const helpers = new Set<Helper>();
  let isClosed = false;

  function startHelper(): Helper {
    const compileCache = getCompileCacheDir();
    const child = fork(fileURLToPath(options.module), [], {
      env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
      execArgv: [`--max-old-space-size=${memoryLimitMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const helper: Helper = { child, isReady: false, task: null, timer: undefined, watch: undefined };
    helpers.add(helper);
    child.on('message', (answer: Answer) => void take(helper, answer));
    child.on('error', () => lose(helper, 'ended'));
    child.on('exit', () => lose(helper, 'ended'));
    lowerPriority(child);
    return helper;
  }

  function startNext(): void {
    if (waiting.length === 0 || isClosed) return;
    const idle = [...helpers].find(({ task }) => task === null);
    // It has had the time to clean up after its last work.
    if (idle && residentMegabytes(idle.child) > tiredMegabytes) {
      end(idle, 'ended');
      return;
    }
    const helper = idle ?? (helpers.size < processes ? startHelper() : undefined);
    const task = helper && waiting.shift();
    if (!helper || !task) return;
    helper.task = task;
    helper.child.ref();
    helper.child.channel?.ref();
    helper.watch = setInterval(() => {
      if (residentMegabytes(helper.child) > memoryLimitMegabytes) end(helper, 'memory');
    }, lookEveryMs);
    limitTime(helper);
    tell(helper, { input: task.input });
  }

  function limitTime(helper: Helper): void {
    clearTimeout(helper.timer);
    // To start is not its work; on a busy machine that may take seconds.
    const limitMs = helper.isReady ? timeLimitMs : Math.max(timeLimitMs, startLimitMs);
    helper.timer = setTimeout(() => end(helper, 'time'), limitMs);
  }

  function tell(helper: Helper, order: Order): void {
    // A process that has just ended is met by its exit.
    helper.child.send(order, () => {});
  }

  async function take(helper: Helper, answer: Answer): Promise<void> {
    const { task } = helper;
    if (answer.kind === 'ready') {
      helper.isReady = true;
      if (task) limitTime(helper);
      return;
    }
    if (!task) return;
    if (answer.kind === 'part') {
      clearTimeout(helper.timer);
      let reply: unknown;
      try {
        reply = await task.onPart(answer.part);
      } catch (error) {
        finish(helper)?.reject(error as Error);
        end(helper, 'ended');
        return;
      }
      if (helper.task !== task) return;
      limitTime(helper);
      tell(helper, { partId: answer.partId, reply });
      return;
    }
    finish(helper);
    rest(helper);
    if (answer.kind === 'output') task.resolve(answer.output);
    else task.reject(toError(answer));
    startNext();
  }

  function finish(helper: Helper): Task | null {
    const { task } = helper;
    clearTimeout(helper.timer);
    clearInterval(helper.watch);
    helper.task = null;
    return task;
  }

  function rest(helper: Helper): void {
    helper.child.unref();
    helper.child.channel?.unref();
    helper.timer = setTimeout(() => end(helper, 'ended'), idleMs);
    helper.timer.unref();
  }

  function end(helper: Helper, reason: LostReason): void {
    helper.child.kill('SIGKILL');
    lose(helper, reason);
  }

  function lose(helper: Helper, reason: LostReason): void {
    if (!helpers.delete(helper)) return;
    finish(helper)?.reject(new IsolateLostError(reason));
    startNext();
  }

  return {
    run: (input, { onPart = () => {} } = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new IsolateLostError('ended'));
        waiting.push({
          input,
          onPart: onPart as Task['onPart'],
          resolve: resolve as Task['resolve'],
          reject,
        });
        startNext();
      }),
    close: async () => {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(new IsolateLostError('ended'));
      for (const helper of [...helpers]) end(helper, 'ended');
    },
  };
}

function toError({ name, message, detail }: Extract<Answer, { kind: 'failure' }>): Error {
  if (detail !== null) return new IsolateFailure(detail);
  return Object.assign(new Error(message), { name });
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // Only a wish.
  }
}

/** Zero where the system does not tell. */
function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
