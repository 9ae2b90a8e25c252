import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './messages.ts';
import { measureProcessorMs, measureResidentMegabytes } from './process-use.ts';
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
  /** Of the processor, for one piece of work, and again from part to part. */
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
  /** What it had used of the processor when its limit began. */
  usedBeforeMs: number;
}

const lookEveryMs = 50;
const startLimitMs = 30_000;
/** People at their screens come first, so on a busy machine work may take this many times its share of the processor. */
const patience = 10;
/** What a library has given back to its allocator goes back to the system: a quarter of what a report's process held. */
const thriftyMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const lowPriority = constants.priority.PRIORITY_BELOW_NORMAL;

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
      env: { ...thriftyMemory, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
      execArgv: [`--max-old-space-size=${memoryLimitMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const helper: Helper = {
      child,
      isReady: false,
      task: null,
      timer: undefined,
      watch: undefined,
      usedBeforeMs: 0,
    };
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
    if (idle && measureResidentMegabytes(idle.child.pid) > tiredMegabytes) {
      end(idle, 'ended');
      return;
    }
    const helper = idle ?? (helpers.size < processes ? startHelper() : undefined);
    const task = helper && waiting.shift();
    if (!helper || !task) return;
    helper.task = task;
    helper.child.ref();
    helper.child.channel?.ref();
    helper.watch = setInterval(() => look(helper), lookEveryMs);
    limitTime(helper);
    tell(helper, { input: task.input });
  }

  function look(helper: Helper): void {
    const { pid } = helper.child;
    if (measureResidentMegabytes(pid) > memoryLimitMegabytes) end(helper, 'memory');
    // To start is not its work.
    else if (helper.isReady && measureProcessorMs(pid) - helper.usedBeforeMs > timeLimitMs)
      end(helper, 'time');
  }

  function limitTime(helper: Helper): void {
    clearTimeout(helper.timer);
    helper.usedBeforeMs = measureProcessorMs(helper.child.pid);
    const limitMs = patience * (helper.isReady ? timeLimitMs : Math.max(timeLimitMs, startLimitMs));
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
