import type { FastifyInstance } from 'fastify';
import type { ClientPagesDeps } from './client-pages.routes.ts';
import { installClientPages } from './client-pages.routes.ts';
import { installFonts } from './fonts.routes.ts';

/** What people without an account open: pages under `/c`, each kind by the feature that it belongs to, and our font. */
export function createClientPages({ fontFolder, ...pages }: ClientPagesDeps & { fontFolder: URL }) {
  return {
    install: async (app: FastifyInstance): Promise<void> => {
      await app.register((scope) => installClientPages(scope, pages), { prefix: '/c' });
      await app.register((scope) => installFonts(scope, fontFolder), { prefix: '/fonts' });
    },
  };
}

export type ClientPages = ReturnType<typeof createClientPages>;
