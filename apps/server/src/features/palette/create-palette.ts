import type { paletteEndpoints } from '@hearthline/contract/palette';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { createPaletteService } from './palette.service.ts';

interface CreatePaletteDeps {
  log: Log;
  /** Those with something to find. */
  features: readonly { palette: readonly PaletteProvider[] }[];
}

/** Ctrl-K: whatever features hand to it is found by a few letters. */
export function createPalette({ log, features }: CreatePaletteDeps): {
  routes: Handlers<typeof paletteEndpoints>;
} {
  const service = createPaletteService({ log, providers: features.flatMap(({ palette }) => palette) });
  return {
    routes: {
      'POST /palette/search': async ({ caller, language, body }) => ({
        isSuccess: true,
        result: await service.search(body, { agentId: caller.agentId, language }),
      }),
    },
  };
}
