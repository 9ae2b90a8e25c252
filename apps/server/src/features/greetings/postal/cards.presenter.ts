import type {
  BatchState,
  PostalCard,
  PostalCardInput,
  PostalContent,
} from '@hearthline/contract/postal-cards';
import type { CardRecord, NewestBatch } from './cards.store.ts';

export const contentOf = ({
  size,
  design,
  lineEn,
  lineFr,
  messageEn,
  messageFr,
}: Pick<CardRecord, 'size' | 'design' | 'lineEn' | 'lineFr' | 'messageEn' | 'messageFr'>): PostalContent => ({
  size,
  designId: design,
  line: { en: lineEn, fr: lineFr },
  message: { en: messageEn, fr: messageFr },
});

export function presentCard(
  row: CardRecord,
  {
    audienceName,
    people,
    batch,
    clientCount,
  }: Pick<PostalCard, 'audienceName' | 'people' | 'clientCount'> & { batch: NewestBatch | undefined },
): PostalCard {
  return {
    id: row.id,
    revision: row.revision,
    ...contentOf(row),
    name: row.name,
    audience: row.audience,
    inHandsOn: row.inHandsOn,
    leftOut: row.leftOut,
    saleConsents:
      row.buyerConsentOn !== null && row.sellerConsentOn !== null
        ? { buyerOn: row.buyerConsentOn, sellerOn: row.sellerConsentOn }
        : null,
    audienceName,
    people,
    state: (batch?.state ?? null) as BatchState | null,
    batchId: batch?.id ?? null,
    clientCount,
    savedAt: row.updatedAt.toISOString(),
  };
}

export const columnsOf = ({
  designId,
  line,
  message,
  saleConsents,
  audience,
  ...input
}: PostalCardInput) => ({
  name: input.name,
  size: input.size,
  design: designId,
  lineEn: line.en,
  lineFr: line.fr,
  messageEn: message.en,
  messageFr: message.fr,
  audience: JSON.stringify(audience),
  inHandsOn: input.inHandsOn,
  leftOut: [...new Set(input.leftOut)],
  buyerConsentOn: saleConsents?.buyerOn ?? null,
  sellerConsentOn: saleConsents?.sellerOn ?? null,
});
