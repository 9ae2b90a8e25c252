import type { ComposedParts } from './composed-parts.ts';
import { createCma } from './features/cma/create-cma.ts';

/** Analyses value the listings for the clients, and their reports go out as messages and pages. */
export function composeCma({
  platform,
  clientDirectory,
  clientLinks,
  users,
  notifications,
  messages,
  listings,
  places,
  makeDemo,
}: ComposedParts & {
  /** Makes some of its own, once there is something to value by. */
  makeDemo: Parameters<typeof createCma>[0]['onFitted'];
}) {
  return createCma({
    ...platform,
    requireBoardAccess: users.requireBoardAccess,
    findCards: listings.findCards,
    suggestHomes: listings.findHomes,
    listClientNames: clientDirectory.listNames,
    requireRoom: users.plans.roomFor('analyses').require,
    findMe: users.service.getMe,
    findAvatarKey: users.service.findAvatarKey,
    loadPicture: listings.loadPicture,
    loadMap: places.loadMap,
    pageLinks: clientLinks.linksOf('report'),
    sendMails: messages.sendMails,
    onFitted: makeDemo,
    notify: (tx, agentId, news) => notifications.service.notifyIn(tx, agentId, [news]),
  });
}
