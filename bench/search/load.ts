import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { measureProcessorMs } from '../../apps/server/src/platform/isolate/process-use.ts';
import { findFreePort } from '../support/server.ts';
import type { Timing } from './measure.ts';
import { toTiming } from './measure.ts';

export interface Target {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server of this folder in a process of its own. */
export async function startPeer(file: string, env: Record<string, string>): Promise<Target> {
  const port = await findFreePort();
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env, BENCH_PORT: String(port) },
  });
  await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Shot {
  path: string;
  body: string;
}

export interface LoadResult extends Timing {
  perSecond: number;
  errors: number;
  /** Processor time of the server a request, in microseconds. */
  cpu: number;
}

/** So many callers, each sending the next request as soon as it has its answer. */
export async function fireAt(
  target: Pick<Target, 'origin' | 'pid'>,
  shots: readonly Shot[],
  { callers, headers = {} }: { callers: number; headers?: Record<string, string> },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const waiting = [...shots];
  const times: number[] = [];
  let errors = 0;
  const processorMsBefore = measureProcessorMs(target.pid);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
        const sentAt = performance.now();
        const status = await send(target.origin, shot, agent, headers);
        times.push(performance.now() - sentAt);
        if (status !== 200) errors += 1;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    ...toTiming(times),
    perSecond: shots.length / seconds,
    errors,
    cpu: ((measureProcessorMs(target.pid) - processorMsBefore) * 1_000) / shots.length,
  };
}

function send(
  origin: string,
  { path, body }: Shot,
  agent: Agent,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${path}`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
