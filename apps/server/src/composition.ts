import type { endpoints } from '@hearthline/contract';
import { composeBaskets } from './compose-baskets.ts';
import { composeBoard } from './compose-board.ts';
import { composeCma } from './compose-cma.ts';
import { composeGreetings } from './compose-greetings.ts';
import { composeMessages } from './compose-messages.ts';
import { composePages } from './compose-pages.ts';
import type { PlatformInput } from './compose-platform.ts';
import { composePlatform } from './compose-platform.ts';
import { composeSites } from './compose-sites.ts';
import type { ComposedParts } from './composed-parts.ts';
import { createAuth } from './features/auth/create-auth.ts';
import type { AlertEngine } from './features/baskets/alerts/create-alert-engine.ts';
import { createClientLinks } from './features/client-pages/page-links.ts';
import { createClientDirectory } from './features/clients/client-directory.ts';
import { createClients } from './features/clients/create-clients.ts';
import { countAnalysesSince } from './features/cma/analyses/cmas.store.ts';
import type { createDashboard } from './features/dashboard/create-dashboard.ts';
import { createFiles } from './features/files/create-files.ts';
import { countCardsSince } from './features/greetings/postal/batches.store.ts';
import { createListings } from './features/listings/create-listings.ts';
import { createHomeDirectory } from './features/listings/homes/home-directory.ts';
import { createLookups } from './features/lookups/create-lookups.ts';
import { createMailbox } from './features/mailbox/create-mailbox.ts';
import type { createMessages } from './features/messages/create-messages.ts';
import { createNotifications } from './features/notifications/create-notifications.ts';
import { createPalette } from './features/palette/create-palette.ts';
import { createPlaces } from './features/places/create-places.ts';
import type { SiteDirectory } from './features/sites/site-directory.ts';
import { createSiteDirectory } from './features/sites/site-directory.ts';
import { createSetup } from './features/users/create-setup.ts';
import { createUsers } from './features/users/create-users.ts';
import type { Handlers } from './platform/http/bind.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';
import type { JobWorker } from './platform/jobs/worker.ts';
import { createJobWorker } from './platform/jobs/worker.ts';
import { handleSendMail } from './platform/mail/mail-job.ts';

export type Composition = Awaited<ReturnType<typeof compose>>;

/** The only place where features are made and meet, a few lines each: a port is a value that exists already. */
export async function compose(input: PlatformInput) {
  const { config } = input;
  const platform = await composePlatform(input);
  const clientDirectory = createClientDirectory();
  const clientLinks = createClientLinks(platform);
  const auth = createAuth({ ...platform, defaultPlan: config.defaultPlan });
  const siteDirectory = createSiteDirectory(platform);
  const users = createUsers({
    ...platform,
    auth: auth.service,
    ...portsOfUsers(platform, clientDirectory, siteDirectory),
  });
  const notifications = createNotifications({ ...platform, getRecipient: users.service.getRecipient });
  const homeDirectory = createHomeDirectory(platform);
  const made = { platform, clientDirectory, clientLinks, homeDirectory, users, notifications };
  const messages = composeMessages(made);
  const accounts = createAccounts(auth, users, messages, notifications);
  const demo = await openDemo({ config, platform, accounts, clientLinks, composer: messages.composer });
  const listings = createListings({
    ...platform,
    mediaHosts: config.mediaHosts,
    pictureSource: demo?.pictures ?? null,
    directory: homeDirectory,
    ...users,
  });
  const places = createPlaces({ ...platform, basemap: demo?.basemap ?? null });
  const clients = createClients({
    ...platform,
    getTimeZone: async (tx, agentId) => (await users.service.getRecipient(tx, agentId)).timeZone,
    room: users.plans.roomFor('clients'),
    remind: notifications.service.notifyIn,
  });
  const parts = { ...made, messages, listings, places };
  const cma = composeCma({ ...parts, makeDemo: demo?.makeAnalyses });
  const baskets = composeBaskets({ ...parts, alertLedgerMonths: config.alertLedgerMonths });
  const greetings = composeGreetings({ ...parts, config });
  const { news, sites } = composeSites({ ...parts, directory: siteDirectory, config });
  const setup = createSetup({
    ...platform,
    users,
    notify: notifications.service.notifyIn,
    countClients: clientDirectory.count,
    hasSearched: listings.hasSearched,
    hasAnalysis: cma.hasAnalysis,
  });
  const { badges, dashboard } = composeBoard({ config, platform, demo, users, listings, greetings, news });
  const clientPages = composePages({ ...parts, kinds: [cma.page, baskets.page], greetings });
  const features = { listings, dashboard, clients, messages, cma, baskets, greetings };
  const handlers: Handlers<typeof endpoints> = {
    ...auth.routes,
    ...users.routes,
    ...setup.routes,
    ...createFiles(platform).routes,
    ...createLookups(platform).routes,
    ...listings.routes,
    ...places.routes,
    ...notifications.routes,
    ...clients.routes,
    ...messages.routes,
    ...cma.routes,
    ...baskets.routes,
    ...greetings.routes,
    ...news.routes,
    ...sites.routes,
    ...badges.routes,
    ...dashboard.routes,
    ...createPalette({ ...platform, features: [clients, listings, cma, baskets, messages, badges, news] })
      .routes,
    ...createMailbox({ ...platform, config, findMe: users.service.getMe }).routes,
  };
  const jobHandlers = [
    handleSendMail(platform),
    ...jobsOf(auth, setup, clients, cma, baskets, greetings, news, sites, demo, listings),
    ...messages.createJobs({ news: news.mailingSource }),
    ...(demo?.createCardJobs(greetings.postalCardsAt) ?? []),
    ...notifications.createJobs(messages),
    ...listings.createChangeJobs({ ...users, ...cma, notify: notifications.service.notifyIn }),
  ];

  return {
    database: platform.database,
    workerDatabase: platform.workerDatabase,
    hub: platform.hub,
    handlers,
    demo,
    news,
    clientPages,
    publicSites: sites.publicSites,
    composer: messages.composer,
    inbound: messages.inbound,
    authenticate: platform.authenticate,
    worker: startTogether(createJobWorker({ ...platform, handlers: jobHandlers }), baskets.alerts),
    alerts: baskets.alerts,
    jobHandlers,
    postalCardsAt: greetings.postalCardsAt,
    operator: accounts,
    marketFollower: listings.follower,
    metrics: listings.metrics,
    warmUp: () => warmUp(config, demo, cma),
    ...createLifecycle({ ...features, config, platform, demo }),
  };
}

const jobsOf = (...features: ({ jobs: JobHandler[] } | null)[]): JobHandler[] =>
  features.flatMap((feature) => feature?.jobs ?? []);

/** What accounts need of others: their pictures, what a site asks of a profile, and what a plan counts. */
const portsOfUsers = (
  { images }: ComposedParts['platform'],
  { count }: ComposedParts['clientDirectory'],
  site: SiteDirectory,
) => ({
  site,
  toAvatar: images.toAvatar,
  countClients: count,
  countAnalyses: countAnalysesSince,
  countCards: countCardsSince,
});

/** Nothing of it is loaded where there is none. */
async function openDemo({
  config,
  platform,
  clientLinks,
  ...ports
}: {
  config: PlatformInput['config'];
  platform: Awaited<ReturnType<typeof composePlatform>>;
  accounts: ReturnType<typeof createAccounts>;
  composer: ReturnType<typeof createMessages>['composer'];
  clientLinks: ReturnType<typeof createClientLinks>;
}) {
  if (!config.demo.isOn) return null;
  const { createDemo } = await import('./demo/create-demo.ts');
  return createDemo({ ...platform, config, basketLinks: clientLinks.linksOf('basket'), ...ports });
}

/** What the operator does from the command line, and the demo on its first start. */
function createAccounts(
  auth: ReturnType<typeof createAuth>,
  users: ReturnType<typeof createUsers>,
  messages: ReturnType<typeof createMessages>,
  notifications: ReturnType<typeof createNotifications>,
) {
  return {
    createAccount: auth.createAccount,
    changeEmail: auth.changeEmail,
    users: users.service,
    agreements: users.agreements,
    plans: users.plans,
    approvals: messages.approvals,
    notifications: notifications.service,
  };
}

/** Makes ahead what the first person would wait for. */
async function warmUp(
  config: { demo: { listings: number } },
  demo: { basemap: { warmUp(): void } } | null | undefined,
  cma: { warmUp(): Promise<void> },
): Promise<void> {
  // Without a market nobody looks at the map, and a look still makes it.
  if (config.demo.listings > 0) demo?.basemap.warmUp();
  await cma.warmUp();
}

/** Whoever does jobs also matches alerts, as events come. */
function startTogether(worker: JobWorker, alerts: AlertEngine): JobWorker {
  return {
    start: async () => {
      await worker.start();
      alerts.start();
    },
    stop: async () => {
      await Promise.all([worker.stop(), alerts.stop()]);
    },
  };
}

/** What runs as long as the program does. */
function createLifecycle({
  config,
  platform,
  listings,
  dashboard,
  demo,
  baskets,
  ...closing
}: {
  config: { role: string };
  platform: Awaited<ReturnType<typeof composePlatform>>;
  listings: ReturnType<typeof createListings>;
  dashboard: ReturnType<typeof createDashboard>;
  demo: { basemap: { stop(): void } } | null;
  cma: { stop(): Promise<unknown> };
  messages: { stop(): Promise<unknown> };
  clients: { stop(): Promise<unknown> };
  greetings: { stop(): Promise<unknown> };
  baskets: { alerts: Pick<AlertEngine, 'listen' | 'stop'> };
}) {
  const { hub, pgListener, endedSessions } = platform;
  return {
    start: async () => {
      await endedSessions.start();
      if (config.role !== 'web') baskets.alerts.listen();
      if (config.role !== 'worker') {
        listings.follower.start();
        dashboard.marketWatch.start();
        hub.start();
      }
      await pgListener.start();
    },
    stop: async () => {
      await pgListener.stop();
      await baskets.alerts.stop();
      await dashboard.marketWatch.stop();
      await hub.stop();
      await listings.follower.stop();
      demo?.basemap.stop();
      await Promise.all(Object.values(closing).map((feature) => feature.stop()));
      await platform.close();
    },
  };
}
