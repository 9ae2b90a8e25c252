import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { importPartBytes } from '@hearthline/contract/client-import';
import type { ClientTransactions } from '../../apps/server/src/features/clients/client-transaction.ts';
import { createImportCheck } from '../../apps/server/src/features/clients/import/check-import.ts';
import { createImportService } from '../../apps/server/src/features/clients/import/import.service.ts';
import { createImportFiles } from '../../apps/server/src/features/clients/import/import-files.ts';
import { createImportPlanService } from '../../apps/server/src/features/clients/import/import-plan.service.ts';
import { createImportRun } from '../../apps/server/src/features/clients/import/run-import.ts';
import { createStorage } from '../../apps/server/src/platform/storage/storage.ts';
import type { ClientsData } from './clients-data.ts';

export interface ImportTimes {
  parseSeconds: number;
  checkSeconds: number;
  importSeconds: number;
  /** How long anybody else's request may have waited for the process meanwhile. */
  longestPauseMs: number;
  /** How long the first page of the list took at most meanwhile. */
  otherQueryMs: number;
}

const firstPage = {
  filter: { version: 1 },
  sort: 'name',
  isDescending: false,
  offset: 0,
  limit: 10,
} as const;
const headings =
  'First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Birthday,Labels,Notes';

function writeFile(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = String(index).padStart(7, '0');
    const phone = `${416 + (index % 3)}${2_000_000 + index}`;
    return `Zélie${index % 900},Tremblay-${index % 7_000},z${number}@example.com,Mobile,${phone},${index} Lakeshore Rd E,Mississauga,ON,L5G ${index % 10}H4,1980-0${1 + (index % 9)}-15,* myContacts ::: Lake,"Met at the open house, wants ${index % 5} bedrooms"`;
  });
  return Buffer.from(`${headings}\r\n${lines.join('\r\n')}\r\n`);
}

/** A whole import as the screens and jobs do it, with a look at how others fare meanwhile. */
export async function measureImport(
  data: ClientsData,
  transactions: ClientTransactions,
  rows: number,
): Promise<ImportTimes> {
  const { agentId } = data;
  const files = createImportFiles(await createStorage({ kind: 'disk' }, path.join(data.dataDir, 'files')));
  const imports = createImportService(transactions, files);
  const plans = createImportPlanService(transactions, files);
  const bytes = writeFile(rows);
  const { id } = await imports.announce(agentId, { fileName: 'people.csv', bytes: bytes.length });
  for (let part = 0; part * importPartBytes < bytes.length; part += 1)
    await imports.addPart(
      agentId,
      id,
      part,
      bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes),
    );

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let isRunning = true;
  let otherQueryMs = 0;
  const others = (async () => {
    while (isRunning) {
      const from = performance.now();
      await transactions.open(agentId, ({ clients }) => clients.listPage(firstPage));
      otherQueryMs = Math.max(otherQueryMs, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await work();
    return (performance.now() - from) / 1_000;
  };
  const parseSeconds = await time(() => imports.parse(agentId, id, 'en'));
  const { columns } = await imports.get(agentId, id);
  await plans.setPlan(
    agentId,
    id,
    {
      columns: columns.map(({ target }) => ({ target, values: [] })),
      isDayFirst: true,
      known: 'update',
      likely: 'add',
      tag: 'Bench',
    },
    'en',
  );
  const check = createImportCheck(transactions, files);
  const checkSeconds = await time(() => check({ agentId, importId: id, run: 1 }));
  await plans.start(agentId, id);
  const runImport = createImportRun({ transactions, files, notify: async () => {} });
  const importSeconds = await time(() => runImport({ agentId, importId: id }));
  isRunning = false;
  await others;
  delay.disable();
  const { state, counts } = await imports.get(agentId, id);
  if (state !== 'done' || counts.created !== rows)
    throw new Error(`The import ended as ${state}, ${JSON.stringify(counts)}`);
  return { parseSeconds, checkSeconds, importSeconds, longestPauseMs: delay.max / 1e6, otherQueryMs };
}
