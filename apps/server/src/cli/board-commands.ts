import type { BoardRule } from '../features/listings/figures/board-rules.store.ts';
import { createBoardRulesStore } from '../features/listings/figures/board-rules.store.ts';
import { createDatabase } from '../platform/db/database.ts';
import type { Command, OptionValues } from './command.ts';
import { findOption, requireOption, UsageError } from './command.ts';

const text = { type: 'string' } as const;

export const boardRulesCommand: Command = {
  name: 'boards rules',
  usage: '[--source NAME --publish-figures yes|no]',
  summary: 'what each board allows of its data, or whether figures of its sales may be shown to the public',
  options: { source: text, 'publish-figures': text },
  run: async (context, options) => {
    const wanted = parseRule(options);
    const { ownerUrl } = await context.openDatabase();
    const database = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 1 });
    try {
      const store = createBoardRulesStore(database.db);
      if (wanted) {
        const known = new Set([
          ...(await store.list()).map(({ source }) => source),
          ...context.config.feeds.map(({ source }) => source),
        ]);
        if (!known.has(wanted.source))
          throw new UsageError(
            `No feed and no listing has the source ${wanted.source}. There are: ${[...known].join(', ') || 'none'}.`,
          );
        await store.write(wanted);
      }
      const rules = await store.list();
      return { text: rules.map(describe).join('\n') || 'There are no listings yet.', data: { rules } };
    } finally {
      await database.close();
    }
  },
};

function parseRule(options: OptionValues): BoardRule | null {
  const answer = findOption(options, 'publish-figures');
  if (answer === undefined && findOption(options, 'source') === undefined) return null;
  const source = requireOption(options, 'source');
  if (answer !== 'yes' && answer !== 'no') throw new UsageError('--publish-figures must be yes or no.');
  return { source, mayPublishFigures: answer === 'yes' };
}

const describe = ({ source, mayPublishFigures }: BoardRule): string =>
  `${source}: figures of its sales ${mayPublishFigures ? 'may be' : 'are not'} shown to the public.`;
