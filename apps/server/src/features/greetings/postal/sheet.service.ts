import type { Language } from '@hearthline/contract/common';
import type { BinaryReply } from '../../../platform/http/bind.ts';
import { csvOfSheet, describeSheet } from './batch-sheet.ts';
import type { BatchesService } from './batches.service.ts';
import type { CardEngine } from './print/card-engine.ts';

export type DrawSheet = ReturnType<typeof createSheetDrawer>;

/** The list that goes along with a batch, in the language of whoever asks. */
export function createSheetDrawer({
  batches,
  engine,
}: {
  batches: Pick<BatchesService, 'getWhole'>;
  engine: Pick<CardEngine, 'drawSheet'>;
}) {
  return async (
    agentId: string,
    id: string,
    { format, language }: { format: 'pdf' | 'csv'; language: Language },
  ): Promise<BinaryReply> => {
    const { batch, items } = await batches.getWhole(agentId, id);
    const cacheControl = 'no-store';
    if (format === 'csv')
      return {
        content: Buffer.from(csvOfSheet(items, language)),
        contentType: 'text/csv; charset=utf-8',
        cacheControl,
      };
    const { bytes } = await engine.drawSheet(
      describeSheet(batch, items, language),
      new Date(batch.createdAt),
    );
    return { content: Buffer.from(bytes), contentType: 'application/pdf', cacheControl };
  };
}
