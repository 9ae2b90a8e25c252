import type { composeGreetings } from './compose-greetings.ts';
import type { ComposedParts } from './composed-parts.ts';
import { createClientPages } from './features/client-pages/create-client-pages.ts';
import { drawingsPath } from './features/greetings/templates/drawings.ts';
import type { PageKind } from './platform/pages/page-kind.ts';
import { fontFolder, pageScriptsPath } from './site.ts';

/** Whatever people without an account open. */
export function composePages({
  platform,
  clientLinks,
  messages,
  listings,
  kinds,
  greetings,
}: Pick<ComposedParts, 'platform' | 'clientLinks' | 'messages' | 'listings'> & {
  kinds: readonly PageKind[];
  greetings: ReturnType<typeof composeGreetings>;
}) {
  return createClientPages({
    ...platform,
    links: clientLinks,
    kinds: [...messages.pages, listings.picturePage, greetings.picturePage, ...kinds],
    fontFolder,
    drawingsPath,
    openDrawing: greetings.openDrawing,
    scriptsPath: pageScriptsPath,
  });
}
