import { Worker } from 'node:worker_threads';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { DrawInput, DrawnReport } from './draw-report.ts';
import { listReferences } from './photo-references.ts';
import type { WorkerReply, WorkerTask } from './report-messages.ts';
import { forgetAll } from './report-messages.ts';
import type { ReportPhotos } from './report-photos.ts';
import { createPhotoPreparer } from './report-photos.ts';

export const reportSteps = ['waiting', 'preparing', 'drawing', 'finishing'] as const;
export type ReportStep = (typeof reportSteps)[number];

export interface ReportProgress {
  step: ReportStep;
  /** Share of the step that is done, where it is known. */
  done: number;
}

export interface DrawOptions {
  onProgress?: (progress: ReportProgress) => void;
  signal?: AbortSignal;
}

export interface ReportEngine {
  draw(report: CmaReport, photos: ReportPhotos, options?: DrawOptions): Promise<DrawnReport>;
  close(): Promise<void>;
}

interface EngineOptions {
  log?: { warn(details: object, message: string): void };
  /** How long one report may take once its turn has come. */
  timeLimitMs?: number;
  /** A thread is replaced when the process holds so much more than when it started. */
  growthLimitMegabytes?: number;
  startWorker?: () => Worker;
}

interface Task {
  id: number;
  input: DrawInput;
  onProgress: (progress: ReportProgress) => void;
  resolve: (drawn: DrawnReport) => void;
  reject: (error: Error) => void;
  /** Nobody waits for it any more. */
  isAbandoned: boolean;
  isAnswered: boolean;
}

const megabyte = 1024 ** 2;
/** A report on which a thread died twice is to blame, not the thread. */
const mostAttempts = 2;

/**
 * Draws reports one after the other in a thread of its own, so that whoever uses the screens meanwhile notices
 * nothing. The thread keeps its fonts and what it has drawn; when it dies, hangs or grows, another takes its place.
 */
export function createReportEngine({
  log,
  timeLimitMs = 30_000,
  growthLimitMegabytes = 400,
  startWorker = () => new Worker(new URL('./report-worker.ts', import.meta.url)),
}: EngineOptions = {}): ReportEngine {
  const preparePhotos = createPhotoPreparer();
  const waiting: Task[] = [];
  const attempts = new WeakMap<Task, number>();
  let worker: Worker | null = null;
  let running: { task: Task; timer: NodeJS.Timeout } | null = null;
  let residentAtStart = 0;
  let nextId = 1;
  let isClosed = false;

  function ensureWorker(): Worker {
    if (worker) return worker;
    const started = startWorker();
    started.unref();
    started.on('message', (reply: WorkerReply) => {
      if (started === worker) handleReply(reply);
    });
    started.on('error', (error) => {
      if (started === worker) loseWorker(error);
    });
    started.on('exit', (code) => {
      if (started === worker) loseWorker(new Error(`The thread that draws reports ended with code ${code}`));
    });
    worker = started;
    residentAtStart = process.memoryUsage.rss();
    return started;
  }

  function startNext(): void {
    if (running || isClosed) return;
    const task = waiting.shift();
    if (!task) return;
    attempts.set(task, (attempts.get(task) ?? 0) + 1);
    const timer = setTimeout(() => {
      log?.warn({ timeLimitMs }, 'A report took too long and was given up');
      attempts.set(task, mostAttempts);
      dropWorker(new Error('The report took too long to draw'));
    }, timeLimitMs);
    timer.unref();
    running = { task, timer };
    task.onProgress({ step: 'drawing', done: 0 });
    const message: WorkerTask = { id: task.id, input: task.input };
    const active = ensureWorker();
    active.ref();
    active.postMessage(message);
  }

  function finish(): Task | null {
    if (!running) return null;
    clearTimeout(running.timer);
    const { task } = running;
    running = null;
    worker?.unref();
    return task;
  }

  function handleReply(reply: WorkerReply): void {
    if (running?.task.id !== reply.id) return;
    if (reply.kind === 'drawn') {
      running.task.onProgress({ step: 'finishing', done: 0 });
      return;
    }
    if (reply.kind === 'ready') {
      finish();
      replaceGrownWorker();
      startNext();
      return;
    }
    const { task } = running;
    task.isAnswered = true;
    if (reply.kind === 'done') task.resolve({ bytes: reply.bytes, pages: reply.pages });
    else task.reject(new Error(reply.message));
  }

  function replaceGrownWorker(): void {
    const grown = (process.memoryUsage.rss() - residentAtStart) / megabyte;
    if (grown <= growthLimitMegabytes || !worker) return;
    log?.warn({ grown: Math.round(grown) }, 'The thread that draws reports has grown and is replaced');
    const old = worker;
    worker = null;
    old.postMessage(forgetAll);
  }

  /** The report that was being drawn gets a second thread, once. */
  function loseWorker(error: Error): void {
    log?.warn({ err: error }, 'The thread that draws reports was lost');
    dropWorker(error);
  }

  function dropWorker(error: Error): void {
    const old = worker;
    worker = null;
    const task = finish();
    if (task && !task.isAbandoned && !task.isAnswered) {
      if ((attempts.get(task) ?? 0) < mostAttempts) waiting.unshift(task);
      else task.reject(error);
    }
    old?.terminate().catch(() => {});
    startNext();
  }

  async function draw(
    report: CmaReport,
    photos: ReportPhotos,
    { onProgress = () => {}, signal }: DrawOptions = {},
  ): Promise<DrawnReport> {
    signal?.throwIfAborted();
    if (isClosed) throw new Error('Reports are no longer drawn');
    onProgress({ step: 'preparing', done: 0 });
    const prepared = await preparePhotos(photos, listReferences(report), (done, all) =>
      onProgress({ step: 'preparing', done: done / all }),
    );
    signal?.throwIfAborted();
    if (isClosed) throw new Error('Reports are no longer drawn');
    return new Promise((resolve, reject) => {
      const task: Task = {
        id: nextId++,
        input: { report, ...prepared },
        onProgress: (progress) => {
          if (!task.isAbandoned) onProgress(progress);
        },
        resolve: (drawn) => settle(() => resolve(drawn)),
        reject: (error) => settle(() => reject(error)),
        isAbandoned: false,
        isAnswered: false,
      };
      const settle = (resolveOrReject: () => void) => {
        signal?.removeEventListener('abort', abandon);
        resolveOrReject();
      };
      const abandon = () => {
        task.isAbandoned = true;
        const place = waiting.indexOf(task);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      waiting.push(task);
      if (running) onProgress({ step: 'waiting', done: 0 });
      startNext();
    });
  }

  return {
    draw,
    async close() {
      isClosed = true;
      const old = worker;
      worker = null;
      const tasks = [...waiting.splice(0), ...[finish()].filter((task) => task !== null)];
      for (const task of tasks) task.reject(new Error('Reports are no longer drawn'));
      await old?.terminate();
    },
  };
}
