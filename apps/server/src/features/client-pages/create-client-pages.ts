import type { FastifyInstance } from 'fastify';
import type { ClientPagesDeps } from './client-pages.routes.ts';
import { installClientPages } from './client-pages.routes.ts';
import type { OpenDrawing } from './drawings.routes.ts';
import { installDrawings } from './drawings.routes.ts';
import { installFonts } from './fonts.routes.ts';
import type { PageScript } from './page-scripts.routes.ts';
import { installPageScripts } from './page-scripts.routes.ts';

interface CreateClientPagesDeps extends ClientPagesDeps {
  fontFolder: URL;
  drawingsPath: string;
  openDrawing: OpenDrawing;
  scriptsPath: string;
  loadPageScript: () => Promise<PageScript>;
}

/** What people without an account open: pages under `/c`, each kind by the feature that it belongs to, our font and scripts. */
export function createClientPages(deps: CreateClientPagesDeps) {
  const { fontFolder, drawingsPath, openDrawing, scriptsPath, loadPageScript, ...pages } = deps;
  return {
    install: async (app: FastifyInstance): Promise<void> => {
      await app.register((scope) => installClientPages(scope, pages), { prefix: '/c' });
      await app.register((scope) => installFonts(scope, fontFolder), { prefix: '/fonts' });
      await app.register((scope) => installDrawings(scope, openDrawing), { prefix: drawingsPath });
      await app.register((scope) => installPageScripts(scope, loadPageScript), { prefix: scriptsPath });
    },
  };
}

export type ClientPages = ReturnType<typeof createClientPages>;
