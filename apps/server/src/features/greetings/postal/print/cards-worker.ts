import { serveDrawer } from '../../../../platform/typst/serve-drawer.ts';
import type { DrawCardsInput, DrawnCards } from './draw-cards.ts';
import { createCardDrawer } from './draw-cards.ts';

const drawer = createCardDrawer();

serveDrawer<DrawCardsInput, DrawnCards>(drawer.draw, drawer.tidy);
