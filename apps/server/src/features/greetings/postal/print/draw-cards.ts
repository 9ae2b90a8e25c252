import { fileURLToPath } from 'node:url';
import type { Language } from '@hearthline/contract/common';
import type { CardSize } from '@hearthline/domain/greeting/postal-geometry';
import { textFontFile } from '@hearthline/greeting-designs/font-signs';
import { createTypst } from '../../../../platform/typst/typst.ts';
import type { SheetView } from '../batch-sheet.ts';
import type { CardsView } from './cards-view.ts';
import { addPrintBoxes } from './print-boxes.ts';

export interface DrawCardsInput {
  size: CardSize;
  view: CardsView;
  /** Whole drawings, by the language that stands on them. */
  fronts: Partial<Record<Language, string>>;
  output: 'pdf' | 'svg' | 'facts';
  madeAt: Date;
}

export interface CardFacts {
  /** Whether it stands within its box, at a size that can be read. */
  message: boolean;
  sender: boolean;
  address: boolean;
}

export interface DrawnCards {
  /** Of a PDF; empty otherwise. */
  bytes: Uint8Array<ArrayBuffer>;
  svg: string;
  pages: number;
  /** One for each back that was drawn. */
  facts: CardFacts[];
}

const templates = fileURLToPath(new URL('./template', import.meta.url));
const keptDrawings = 2;

export function createCardDrawer() {
  const typst = createTypst({ templates, fonts: [textFontFile] });
  return {
    draw({ size, view, fronts, output, madeAt }: DrawCardsInput): DrawnCards {
      for (const [language, svg] of Object.entries(fronts))
        typst.mapFile(`front-${language}.svg`, Buffer.from(svg));
      typst.mapFacts('cards', view);
      const document = typst.compile('card.typ');
      const pages = document.numOfPages;
      return {
        bytes:
          output === 'pdf' ? addPrintBoxes(typst.toPdf(document, madeAt), size, pages) : new Uint8Array(),
        svg: output === 'svg' ? typst.toSvg(document) : '',
        pages,
        facts: typst.findMetadata(document, 'fit') as CardFacts[],
      };
    },
    drawSheet(sheet: SheetView, madeAt: Date): DrawnCards {
      typst.mapFacts('sheet', sheet);
      const document = typst.compile('sheet.typ');
      return { bytes: typst.toPdf(document, madeAt), svg: '', pages: document.numOfPages, facts: [] };
    },
    tidy: (): void => typst.forget(keptDrawings),
  };
}
