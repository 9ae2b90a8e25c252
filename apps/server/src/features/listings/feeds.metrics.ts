import type { Clock } from '../../platform/clock/clock.ts';
import type { WatchedValues } from '../../platform/metrics/metrics.ts';
import type { FeedFacts } from './import/reso/feed-runs.store.ts';

/** What an operator wants to see of feeds on a wall. */
export function watchFeeds(listFacts: () => Promise<FeedFacts[]>, clock: Clock): WatchedValues[] {
  const watch = (
    name: string,
    help: string,
    valueOfFeed: (feed: FeedFacts) => number | null,
  ): WatchedValues => ({
    name,
    help,
    label: 'source',
    load: async () =>
      (await listFacts()).flatMap((feed) => {
        const value = valueOfFeed(feed);
        return value === null ? [] : [{ label: feed.source, value }];
      }),
  });
  return [
    watch('feed_age_seconds', 'Time since the feed was last read', ({ endedAt }) =>
      endedAt === null ? null : Math.round((clock.now().getTime() - endedAt.getTime()) / 1000),
    ),
    watch('feed_failing', '1 while the last run of the feed failed', ({ failure }) =>
      failure === null ? 0 : 1,
    ),
    watch('feed_refused_records', 'Records of the feed that were not taken', ({ refused }) => refused),
    watch(
      'feed_fallen_fields',
      'Fields that far fewer listings have than before, of the last week',
      ({ alarms }) => alarms.length,
    ),
  ];
}
