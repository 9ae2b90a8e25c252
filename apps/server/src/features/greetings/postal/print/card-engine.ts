import type { IsolateOptions } from '../../../../platform/isolate/isolate.ts';
import { createDrawingProcess } from '../../../../platform/typst/drawing-process.ts';
import type { SheetView } from '../batch-sheet.ts';
import type { DrawCardsInput, DrawnCards } from './draw-cards.ts';

/** A batch of a thousand takes a quarter of a minute; meanwhile a second process draws what is looked at. */
const limits = { processes: 2, timeLimitMs: 120_000 };

export type PaperInput =
  | { kind: 'cards'; cards: DrawCardsInput }
  | { kind: 'sheet'; sheet: SheetView; madeAt: Date };

export interface CardEngine {
  draw(input: DrawCardsInput): Promise<DrawnCards>;
  drawSheet(sheet: SheetView, madeAt: Date): Promise<DrawnCards>;
  close(): Promise<void>;
}

export function createCardEngine(options: Partial<IsolateOptions> = {}): CardEngine {
  const drawing = createDrawingProcess<PaperInput, DrawnCards>({
    module: new URL('./cards-worker.ts', import.meta.url),
    ...limits,
    ...options,
  });
  return {
    draw: (cards) => drawing.run({ kind: 'cards', cards }),
    drawSheet: (sheet, madeAt) => drawing.run({ kind: 'sheet', sheet, madeAt }),
    close: drawing.close,
  };
}
