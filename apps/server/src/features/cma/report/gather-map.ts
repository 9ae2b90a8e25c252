import type { CmaReport } from '@hearthline/contract/cma-report';
import type { MakeReportDeps } from '../make-report.ts';

export type ReadTile = (address: { z: number; x: number; y: number }) => Promise<Buffer>;

export function createMapReader(_readTile: ReadTile | null): MakeReportDeps['readMap'] {
  return async (): Promise<CmaReport['map']> => null;
}
