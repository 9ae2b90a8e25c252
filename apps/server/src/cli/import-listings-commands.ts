import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ListingImport } from '../features/listings/import/listing-import.ts';
import { createListingImport } from '../features/listings/import/listing-import.ts';
import { FeedError } from '../features/listings/import/reso/feed-error.ts';
import type { FeedFacts } from '../features/listings/import/reso/feed-runs.store.ts';
import { describeAlarm } from '../features/listings/import/reso/field-coverage.ts';
import type { Feed, ReplicationReport } from '../features/listings/import/reso/replicate.ts';
import { placeFeedRejects } from '../features/listings/import/reso/run-feed.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createDatabase } from '../platform/db/database.ts';
import { ImportError } from '../platform/import/import-error.ts';
import type { Command, CommandContext, OptionValues } from './command.ts';
import { findOption, UsageError } from './command.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const maxSource = 60;
const shownWarnings = 5;
const shownRefusals = 1_000;

export const importListingsCommand: Command = {
  name: 'import listings',
  usage: 'FILE.ndjson[.gz] [--source NAME] [--rejects FILE]',
  summary: 'read listings, one RESO Data Dictionary 2.0 Property object a line',
  options: { source: text, rejects: text },
  run: async (context, options, positionals) => {
    const [name] = positionals;
    if (!name || positionals.length > 1) throw new UsageError('Name one file.');
    const file = path.resolve(name);
    const rejectsFile = path.resolve(
      findOption(options, 'rejects') ?? (await placeRejects(file, context.config.dataDir)),
    );
    if (rejectsFile === file) throw new UsageError('--rejects names the file to be imported.');
    const source = findOption(options, 'source')?.trim().slice(0, maxSource);
    const report = await runImport(context, (listings) =>
      listings.importFile({
        file,
        rejectsFile,
        onProgress: (done, total) => context.progress.show('Reading the listings', done, total),
        ...(source ? { source } : {}),
      }),
    );
    const end = report.isComplete ? [] : ['The file ends early or is damaged: not all of it could be read.'];
    return {
      text: [
        `Read ${report.lines} lines: ${describeCounts(report)}.`,
        ...describeWarnings(report),
        ...end,
      ].join('\n'),
      data: { ...report },
      // What could be read is stored, but whoever asked for the whole file has to know.
      hasFailed: !report.isComplete,
    };
  },
};

export const importResoCommand: Command = {
  name: 'import reso',
  usage: '[--source NAME] [--sweep | --no-sweep] [--vanish-limit PERCENT] [--rejects FILE]',
  summary: 'bring the listings of a RESO Web API server up to date; goes on where it stopped',
  options: { source: text, sweep: flag, 'no-sweep': flag, 'vanish-limit': text, rejects: text },
  run: async (context, options) => {
    const feed = chooseFeed(context, findOption(options, 'source'));
    const vanishLimit = parsePercent(options) ?? feed.vanishLimit;
    const rejectsFile =
      findOption(options, 'rejects') ?? placeFeedRejects(context.config.dataDir, feed.source);
    const report = await runImport(context, (listings) =>
      listings.runFeed({
        feed: { ...feed, vanishLimit },
        rejectsFile: path.resolve(rejectsFile),
        sweep: options.sweep ? 'always' : options['no-sweep'] ? 'never' : 'due',
        onProgress: (done, total) => context.progress.show(`Reading ${feed.source}`, done, total),
      }),
    );
    return {
      text: [
        `Received ${report.received} listings of ${report.source}: ${describeCounts(report)}.`,
        ...describeWarnings(report),
        ...describeSweep(report, vanishLimit),
        ...describeUnread(report),
        ...report.alarms.map(describeAlarm),
      ].join('\n'),
      data: { ...report },
      hasFailed: report.sweep?.isAborted === true || report.unread.length > 0 || report.alarms.length > 0,
    };
  },
};

function chooseFeed({ config }: CommandContext, name: string | undefined): Feed {
  const [only, ...others] = config.feeds;
  if (!only) throw new UsageError('RESO_URL is not set: it names the server to read from.');
  const names = config.feeds.map(({ source }) => source).join(', ');
  if (name === undefined && others.length === 0) return only;
  const found = config.feeds.find(({ source }) => source === name);
  if (!found) throw new UsageError(`Name one of the feeds with --source: ${names}.`);
  return found;
}

export const importStatusCommand: Command = {
  name: 'import status',
  usage: '',
  summary: 'how far each feed has been read, what its last run did, and what is wrong with it',
  options: {},
  run: async (context) => {
    const facts = await runImport(context, (listings) => listings.listFeedFacts());
    const now = systemClock.now();
    const known = new Set(facts.map(({ source }) => source));
    const unread = context.config.feeds.filter(({ source }) => !known.has(source));
    const lines = [
      ...facts.flatMap((feed) => [
        describeFeed(feed, now),
        ...feed.alarms.map((alarm) => `  ${describeAlarm(alarm)}`),
      ]),
      ...unread.map(({ source }) => `${source}: never read.`),
    ];
    return {
      text: lines.length > 0 ? lines.join('\n') : 'There is no feed.',
      data: { feeds: facts, neverRead: unread.map(({ source }) => source) },
    };
  },
};

function describeFeed(feed: FeedFacts, now: Date): string {
  const minutes = (since: Date | null) =>
    since === null
      ? 'never'
      : `${Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000))} minutes ago`;
  const outcome = feed.failure === null ? 'well' : `with a fault (${feed.failure})`;
  return `${feed.source}: read ${minutes(feed.endedAt)}, ended ${outcome}; everything up to ${feed.time ?? 'nothing yet'} is stored; ${feed.listings} listings, ${feed.refused} records refused.`;
}

export const importRefusedCommand: Command = {
  name: 'import refused',
  usage: '',
  summary: 'list the records of feeds that were not taken, with the reason; each sweep tries them again',
  options: {},
  run: async (context) => {
    const refusals = await runImport(context, (listings) => listings.listRefusals(shownRefusals + 1));
    const shown = refusals.slice(0, shownRefusals);
    const lines = shown.map(
      ({ source, key, reason, refusedAt }) =>
        `${source} ${key}  ${refusedAt.toISOString().slice(0, 16)}Z  ${reason}`,
    );
    const more = refusals.length > shownRefusals ? [`… and more than these ${shownRefusals}.`] : [];
    return {
      text: lines.length > 0 ? [...lines, ...more].join('\n') : 'Every record of every feed was taken.',
      data: { refusals: shown, hasMore: refusals.length > shownRefusals },
    };
  },
};

async function runImport<T>(
  context: CommandContext,
  work: (listings: ListingImport) => Promise<T>,
): Promise<T> {
  const { ownerUrl } = await context.openDatabase();
  const database = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 3 });
  try {
    return await work(createListingImport({ database, clock: systemClock }));
  } catch (error) {
    const isExpected = error instanceof ImportError || error instanceof FeedError;
    throw isExpected ? new UsageError(error.message, { cause: error }) : error;
  } finally {
    context.progress.end();
    await database.close();
  }
}

/** Beside the file, or with our own data where that folder is not ours to write to. */
async function placeRejects(file: string, dataDir: string): Promise<string> {
  const isOurs = await access(path.dirname(file), constants.W_OK).then(
    () => true,
    () => false,
  );
  return `${isOurs ? file : path.join(dataDir, path.basename(file))}.rejects.ndjson`;
}

type Counts = Pick<
  ReplicationReport,
  'inserted' | 'updated' | 'unchanged' | 'stale' | 'irregular' | 'rejected' | 'rejectsFile'
>;

function describeCounts({
  inserted,
  updated,
  unchanged,
  stale,
  irregular,
  rejected,
  rejectsFile,
}: Counts): string {
  const rejects = rejectsFile ? `${rejected} rejected (see ${rejectsFile})` : 'none rejected';
  const others = [`${unchanged} unchanged`, ...(stale > 0 ? [`${stale} older than what is known`] : [])];
  return `${inserted} new, ${updated} changed, ${others.join(', ')}, ${irregular} irregular, ${rejects}`;
}

function describeWarnings({
  warnings,
  warningKinds,
}: Pick<ReplicationReport, 'warnings' | 'warningKinds'>): string[] {
  if (warnings === 0) return [];
  const kinds = Object.entries(warningKinds).slice(0, shownWarnings);
  return [
    `${warnings} values could not be kept as they were:`,
    ...kinds.map(([kind, count]) => `  ${count} × ${kind}`),
  ];
}

function describeSweep({ sweep }: ReplicationReport, vanishLimit: number): string[] {
  if (!sweep) return [];
  if (sweep.isAborted)
    return [
      `The feed no longer has ${sweep.vanished} of our listings, more than ${vanishLimit} percent: none was deleted. If that is true, run again with --vanish-limit 100.`,
    ];
  return [
    `Compared ${sweep.keys} keys: ${sweep.deleted} listings are gone, ${sweep.recovered} were fetched again.`,
    ...(sweep.retried > 0 ? [`${sweep.retried} that had been refused were tried again.`] : []),
  ];
}

const unreadWords: Record<ReplicationReport['unread'][number], string> = {
  media:
    'Pictures (Media) could not be read: those that we have stay, and the others are fetched when they can be.',
  rooms:
    'Rooms (PropertyRooms) could not be read: those that we have stay, and the others are fetched when they can be.',
  people: 'Agents or offices (Member, Office) could not be read: their names are put in when they can be.',
};

function describeUnread({ unread }: ReplicationReport): string[] {
  return unread.map((part) => unreadWords[part]);
}

function parsePercent(options: OptionValues): number | undefined {
  const given = findOption(options, 'vanish-limit');
  if (given === undefined) return undefined;
  const percent = Number(given);
  if (!Number.isFinite(percent) || percent < 0 || percent > 100)
    throw new UsageError('--vanish-limit must be a number from 0 to 100.');
  return percent;
}
