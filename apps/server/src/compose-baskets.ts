import { minuteMs } from '@hearthline/domain/calendar';
import type { ComposedParts } from './composed-parts.ts';
import { createAlertEngine } from './features/baskets/alerts/create-alert-engine.ts';
import { describeReaderNews } from './features/baskets/basket-news.ts';
import { createBaskets } from './features/baskets/create-baskets.ts';
import { createAgentOfPage } from './features/baskets/page/basket-page-agent.ts';
import type { PagePorts } from './features/baskets/page/page-ports.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createKept } from './platform/kept.ts';
import { pageScriptsPath } from './site.ts';

/** Baskets meet most features; here each hands over what they need of it. */
export function composeBaskets({
  alertLedgerMonths,
  ...parts
}: ComposedParts & { alertLedgerMonths: number }) {
  const { platform, clientDirectory, clientLinks, users, notifications, messages, listings } = parts;
  const ports = {
    listings: listings.homes,
    market: listings.forAlerts,
    hasBoardAccess: users.hasBoardAccess,
    clients: clientDirectory.forBaskets,
    messages: messages.toReaders,
    pageLinks: clientLinks.linksOf('basket'),
    findAgent: users.service.getRecipient,
    appOrigin: platform.appOrigin,
  };
  const alerts = createAlertEngine({
    ...platform,
    ports,
    market: listings.alertEvents,
    notify: notifications.service.notifyIn,
    ledgerMonths: alertLedgerMonths,
  });
  const baskets = createBaskets({
    ...platform,
    ports,
    sendNow: (agentId, person) => alerts.deliver(agentId, person, { isAtOnce: true }),
    pages: composePages(parts),
  });
  return { ...baskets, alerts, jobs: [...baskets.jobs, ...alerts.jobs] };
}

function composePages({
  platform,
  clientLinks,
  users,
  notifications,
  messages,
  listings,
  places,
}: ComposedParts): PagePorts {
  const agentOfPage = createAgentOfPage({
    ...platform,
    findProfile: users.service.getProfile,
    findAvatarKey: users.service.findAvatarKey,
  });
  return {
    ...agentOfPage,
    ...platform,
    ...listings.forClients,
    ...places.forClients,
    mayWatch: messages.toReaders.mayWatch,
    scriptUrl: async () => `${pageScriptsPath}/${(await platform.loadPageScript()).name}`,
    findReadAt: keepForAMinute(platform, listings.findReadAt),
    preferencesUrl: (agentId, messageId) =>
      clientLinks.createMessageUrl('preferences', { agentId, messageId }),
    notify: (tx, agentId, news) => notifications.service.notifyIn(tx, agentId, [describeReaderNews(news)]),
  };
}

/** The age of the data is the same on every page, and is said in minutes. */
function keepForAMinute<T>({ clock }: { clock: Clock }, load: () => Promise<T>): () => Promise<T> {
  const keep = createKept<T>({ clock, forMs: minuteMs, most: 1 });
  return () => keep('', load);
}
