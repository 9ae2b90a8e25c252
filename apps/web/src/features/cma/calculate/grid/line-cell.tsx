import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { Format } from '@hearthline/format/format';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { LineWords } from '../model/use-line-words.ts';
import { GridCell } from './grid-cell.tsx';
import { toneOf } from './tone-of.ts';

interface LineCellProps {
  line: AdjustmentLine;
  id: string;
  facts: HomeFacts;
  listing: ListingCard | null;
  amount: number;
  isOwn: boolean;
  isOut: boolean;
  isEditable: boolean;
  editor: ReactNode;
  words: LineWords;
  format: Format;
}

/** Words are made only where a number changed: with fifty comparables a key would otherwise write a thousand of them. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { line, id, facts, listing, amount, isOwn, isOut, isEditable, editor, words, format } = props;
  return (
    <GridCell
      row={line}
      column={id}
      fact={words.fact(line, facts, listing)}
      amount={amount === 0 ? words.nothing : format.priceStep(amount)}
      tone={toneOf(amount)}
      isOwn={isOwn}
      isOut={isOut}
      isEditable={isEditable}
      editor={editor}
    />
  );
});
