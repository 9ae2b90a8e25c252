import type { ClientImport } from '@hearthline/contract/client-import';

export const importSteps = ['file', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Where an import stands; between columns and check the agent goes back and forth. */
export function stepOf(
  found: Pick<ClientImport, 'state' | 'failure' | 'rowsDone'>,
  asked: string | undefined,
): ImportStep {
  if (found.state === 'importing' || found.state === 'done' || found.state === 'undone') return 'import';
  if (found.state === 'uploading') return 'file';
  if (found.state === 'failed') {
    if (found.failure !== 'interrupted') return 'file';
    return found.rowsDone > 0 ? 'import' : 'columns';
  }
  return asked === 'check' ? 'check' : 'columns';
}
