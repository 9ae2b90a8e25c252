import { paletteLimits } from '@hearthline/contract/palette';
import { dayMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs } from '../../platform/palette/palette-provider.ts';
import { presentMessage } from './log/message-log.service.ts';
import { createMessageLogStore } from './log/message-log.store.ts';

/** As far back as the log itself shows. */
const days = 365;

/** Mails and texts by client, address or subject, the newest first. */
export function createMessagePalette({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}): PaletteProvider<'mails'> {
  return {
    kind: 'mails',
    find: ({ agentId, text, limit }) =>
      database.asAgent(
        agentId,
        async (tx) => {
          const store = createMessageLogStore(tx, agentId);
          const since = new Date(clock.now().getTime() - days * dayMs);
          const ids = await store.listIdsByWords(text, since, paletteLimits.counted);
          const rows = (await store.listByIds(ids.slice(0, limit))).map(presentMessage);
          return {
            total: ids.length,
            rows: rows.map(({ id, clientName, to, subject, channel, status, createdAt }) => ({
              id,
              clientName,
              to,
              subject,
              channel,
              status,
              createdAt,
            })),
          };
        },
        { statementMs: paletteWaitMs },
      ),
  };
}
