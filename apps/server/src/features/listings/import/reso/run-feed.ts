import path from 'node:path';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { FeedBusyError, FeedPause } from './feed-error.ts';
import type { FeedRunsStore } from './feed-runs.store.ts';
import type { Coverage, CoverageAlarm } from './field-coverage.ts';
import { findFallenFields } from './field-coverage.ts';
import type { ReplicationJob, ReplicationReport } from './replicate.ts';

export interface FeedRunReport extends ReplicationReport {
  /** Fields that far fewer listings have than after the run before. */
  alarms: CoverageAlarm[];
}

export interface FeedRunParts {
  runs: FeedRunsStore;
  clock: Clock;
  replicate(job: ReplicationJob): Promise<ReplicationReport>;
  measureCoverage(source: string): Promise<Coverage>;
}

/** One run of a feed, noted for whoever watches it. */
export async function runFeed(parts: FeedRunParts, job: ReplicationJob): Promise<FeedRunReport> {
  const { runs, clock, measureCoverage } = parts;
  const { source } = job.feed;
  const startedAt = clock.now();
  const nothing = { report: null, coverage: null, alarms: [] };
  try {
    const report = await parts.replicate(job);
    const coverage = await measureCoverage(source);
    const alarms = findFallenFields(await runs.findCoverage(source), coverage);
    const failure = describeShortfall(report);
    await runs.add({ source, startedAt, endedAt: clock.now(), failure, report, coverage, alarms });
    return { ...report, alarms };
  } catch (error) {
    if (error instanceof FeedBusyError) throw error;
    const failure = error instanceof FeedPause ? null : (error as Error).message;
    await runs.add({ source, startedAt, endedAt: clock.now(), failure, ...nothing });
    throw error;
  }
}

function describeShortfall({ unread, sweep }: ReplicationReport): string | null {
  const faults = [
    ...(unread.length > 0 ? [`could not read ${unread.join(', ')}`] : []),
    ...(sweep?.isAborted ? [`${sweep.vanished} listings would vanish, more than the limit`] : []),
  ];
  return faults.join('; ') || null;
}

/** Each feed has its own file for the records that it could not bring. */
export function placeFeedRejects(dataDir: string, source: string): string {
  return path.join(dataDir, `${source.replaceAll(/[^\w.-]/g, '_')}.rejects.ndjson`);
}
