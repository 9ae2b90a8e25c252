import type { paletteEndpoints } from '@hearthline/contract/palette';
import type { Handlers } from '../../platform/http/bind.ts';
import type { PaletteDeps } from './palette.service.ts';
import { createPaletteService } from './palette.service.ts';

/** Ctrl-K: whatever features hand to it is found by a few letters. */
export function createPalette(deps: PaletteDeps): { routes: Handlers<typeof paletteEndpoints> } {
  const service = createPaletteService(deps);
  return {
    routes: {
      'POST /palette/search': async ({ caller, language, body }) => ({
        isSuccess: true,
        result: await service.search(body, { agentId: caller.agentId, language }),
      }),
    },
  };
}
