import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const fileName = 'challenge/api.js';
const entry = fileURLToPath(new URL('./api.ts', import.meta.url));

/** One classic script without imports: the page loads it by a configured address, as it would load the real one. */
async function bundleChallenge(minify: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'hearthlineChallenge', fileName: () => fileName },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The bot challenge was not built');
  return chunk.code;
}

/** Adds the embedded bot challenge at a fixed address, in the build and in development. */
export function challengeScript(): Plugin {
  return {
    name: 'hearthline-challenge-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_request, response, next) => {
        try {
          const code = await bundleChallenge(false);
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.end(code);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundleChallenge(true) });
    },
  };
}
