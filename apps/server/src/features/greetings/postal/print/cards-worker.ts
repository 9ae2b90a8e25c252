import { serveDrawer } from '../../../../platform/typst/serve-drawer.ts';
import type { PaperInput } from './card-engine.ts';
import type { DrawnCards } from './draw-cards.ts';
import { createCardDrawer } from './draw-cards.ts';

const drawer = createCardDrawer();

serveDrawer<PaperInput, DrawnCards>(
  (input) =>
    input.kind === 'cards' ? drawer.draw(input.cards) : drawer.drawSheet(input.sheet, input.madeAt),
  drawer.tidy,
);
