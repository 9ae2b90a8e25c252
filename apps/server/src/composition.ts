import path from 'node:path';
import type { endpoints } from '@hearthline/contract';
import type { Config } from './config/config.ts';
import { demoAccounts } from './config/config.ts';
import { createDemoAnalyses } from './demo/demo-analyses.ts';
import { createPulseJobHandlers } from './demo/pulse.jobs.ts';
import { createPulse } from './demo/pulse.ts';
import { createAccountMaker } from './features/auth/auth.accounts.ts';
import { createAuthJobHandlers } from './features/auth/auth.jobs.ts';
import { createAuthMailService } from './features/auth/auth.mail.service.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createBadges } from './features/badges/create-badges.ts';
import { createClients } from './features/clients/create-clients.ts';
import { createCma } from './features/cma/create-cma.ts';
import type { RenderReport } from './features/cma/report-page.ts';
import { createDashboard } from './features/dashboard/create-dashboard.ts';
import { defaultWords } from './features/dashboard/default-texts.ts';
import { createFilesRoutes } from './features/files/files.routes.ts';
import { createMarket } from './features/listings/create-market.ts';
import { createFavoritesRoutes } from './features/listings/favorites/favorites.routes.ts';
import { createListingsRoutes } from './features/listings/listings.routes.ts';
import { createSearchesRoutes } from './features/listings/searches/searches.routes.ts';
import { createUpkeepJobHandlers } from './features/listings/upkeep.jobs.ts';
import { createLookupsRoutes } from './features/lookups/lookups.routes.ts';
import { createLookupsStore } from './features/lookups/lookups.store.ts';
import { createMailboxRoutes } from './features/mailbox/mailbox.routes.ts';
import { createMailboxService } from './features/mailbox/mailbox.service.ts';
import { createMailboxStore } from './features/mailbox/mailbox.store.ts';
import { createMessages } from './features/messages/create-messages.ts';
import { createNotificationsRoutes } from './features/notifications/notifications.routes.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { createBasemap } from './features/places/basemap/basemap.service.ts';
import { createPlacesRoutes } from './features/places/places.routes.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createPlacesStore } from './features/places/places.store.ts';
import { createBoardAccess } from './features/users/board-access.ts';
import { createBoardAgreementsService } from './features/users/board-agreements.service.ts';
import { createUsersRoutes } from './features/users/users.routes.ts';
import { createUsersService } from './features/users/users.service.ts';
import { createAuthenticate } from './platform/auth/authenticate.ts';
import { createEndedSessionsStore } from './platform/auth/ended-sessions.store.ts';
import { createEndedSessions } from './platform/auth/ended-sessions.ts';
import type { PasswordHasher } from './platform/auth/password-hasher.ts';
import { createPasswordHasher } from './platform/auth/password-hasher.ts';
import { createTokens } from './platform/auth/tokens.ts';
import { createChallengeUseStore } from './platform/challenge/challenge-use.store.ts';
import { createEmbeddedChallenge } from './platform/challenge/embedded.ts';
import { createTurnstileVerifier } from './platform/challenge/turnstile.ts';
import { boardTimeZone, calendarDate } from './platform/clock/calendar.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createDatabase } from './platform/db/database.ts';
import { createNotices } from './platform/events/notices.ts';
import type { Handlers } from './platform/http/bind.ts';
import { toAvatar } from './platform/images/images.ts';
import { createJobWorker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log/log.ts';
import { handleSendMail } from './platform/mail/mail-job.ts';
import { createMailboxMailer } from './platform/mail/mailbox-mailer.ts';
import { createMailboxSms } from './platform/mail/mailbox-sms.ts';
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts';
import type { HubTimings } from './platform/push/hub.store.ts';
import { createHub } from './platform/push/hub.ts';
import { createTwilioSms } from './platform/sms/twilio-sms.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { createStorage } from './platform/storage/storage.ts';
import { loadSite } from './site.ts';

export interface CompositionInput {
  config: Config;
  /** The database with its owner's rights; requests never use it. */
  ownerUrl: string;
  secret: string;
  clock: Clock;
  log: Log;
  /** Cheaper hashing for tests. */
  hasher?: PasswordHasher;
  /** Easier puzzles for tests. */
  puzzle?: { rounds: number; bits: number };
  /** Quicker polls for tests. */
  hubTimings?: HubTimings;
  /** Draws pages for people without an account; the built site, unless a test has its own. */
  renderReport?: RenderReport;
}

export type Composition = Awaited<ReturnType<typeof compose>>;

/** The only place where factories are called: a few lines a feature. */
export async function compose({
  config,
  ownerUrl,
  secret,
  clock,
  log,
  hasher = createPasswordHasher(),
  puzzle,
  hubTimings,
  renderReport = loadSite(siteFile),
}: CompositionInput) {
  const database = createDatabase({ url: ownerUrl, role: 'hearthline_app', maxConnections: 20 });
  const workerDatabase = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 5 });
  const notices = createNotices({ listenUrl: config.db.listenUrl ?? ownerUrl, log });
  const storage = await createStorage(config.storage, filesFolder(config));
  const links = createSignedLinks({ secret, clock, purpose: 'files' });
  const pictureLinks = createSignedLinks({ secret, clock, purpose: 'pictures' });
  const tokens = createTokens({ secret, clock });
  const endedSessions = createEndedSessions({
    store: createEndedSessionsStore(database.db),
    notices,
    clock,
    log,
  });

  const challenge = createChallenge(config, secret, clock, createChallengeUseStore(database.db), puzzle);
  const auth = createAuthService({ database, hasher, tokens, endedSessions, clock, secret });
  const authMails = createAuthMailService({
    database,
    clock,
    brand: config.browser.brand,
    appOrigin: config.origins.app,
  });
  const users = createUsersService({
    database,
    clock,
    storage,
    links,
    toAvatar,
    auth,
    countClients: (tx, agentId) => clients.directory.count(tx, agentId),
  });
  const hub = createHub({ database, notices, log, timings: hubTimings });
  const notifications = createNotificationsService({
    database,
    clock,
    readRecipient: users.readRecipient,
  });
  const mailbox = createMailboxService({
    store: createMailboxStore(database.db),
    isOn: config.browser.demo?.hasMailbox === true,
  });

  const { requireBoardAccess } = createBoardAccess({ database, notices, clock });
  const market = createMarket({
    config,
    ownerUrl,
    database,
    notices,
    storage,
    links: pictureLinks,
    clock,
    log,
  });
  const clients = createClients({
    database,
    clock,
    readTimeZone: async (tx, agentId) => (await users.readRecipient(tx, agentId)).timeZone,
    workerDb: workerDatabase.db,
    remind: notifications.notifyIn,
    storage,
  });
  const basemap = createBasemap({ seed: config.demo.seed, isOn: config.demo.isOn });
  const places = createPlacesService({ store: createPlacesStore(database.db) });

  const smtp = config.mail.smtpUrl
    ? createSmtpMailer({ url: config.mail.smtpUrl, from: config.mail.from, dkim: config.mail.dkim })
    : null;
  const mailer = smtp ?? createMailboxMailer({ db: workerDatabase.db, clock });
  const sms = config.sms ? createTwilioSms(config.sms) : createMailboxSms({ db: workerDatabase.db, clock });
  const messages = createMessages({
    database,
    clock,
    secret,
    publicOrigin: config.origins.public,
    bounceAddress: config.mail.bounceAddress,
    mailer,
    sms,
    clients: clients.directory,
  });
  const cma = createCma({
    ownerUrl,
    database,
    workerDatabase,
    clock,
    log,
    storage,
    fileLinks: links,
    brandName: config.browser.brand,
    requireBoardAccess,
    findCards: market.listings.findCards,
    suggestHomes: market.suggestions.findHomes,
    readClientNames: clients.directory.readNames,
    readMe: users.getMe,
    findAvatarKey: users.findAvatarKey,
    readPicture: market.pictures.readFirst,
    readTile: config.demo.isOn ? basemap.readTile : null,
    pageUrl: (agentId, reportId, linkNumber) =>
      `${config.origins.public}/c/${messages.links.sign({ kind: 'report', agentId, messageId: reportId, position: linkNumber })}`,
    sendLetters: messages.sendLetters,
    render: renderReport,
    onLearnt: config.demo.isOn
      ? createDemoAnalyses({
          db: workerDatabase.db,
          emails: demoAccounts.agents,
          today: () => calendarDate(clock.now(), boardTimeZone),
        })
      : undefined,
    notify: (tx, agentId, news) => notifications.notifyIn(tx, agentId, [news]),
  });
  const badges = createBadges({
    database,
    clock,
    log,
    notices,
    requireBoardAccess,
    ownWords: defaultWords,
  });
  const dashboard = createDashboard({
    database,
    clock,
    log,
    notices,
    weatherUrl: config.weatherUrl,
    requireBoardAccess,
    findCards: market.listings.findCards,
    readAgent: users.readRecipient,
    titleOf: badges.titleOf,
    createBadges: badges.badges.createMany,
  });
  const jobHandlers = [
    handleSendMail(mailer),
    ...createAuthJobHandlers(authMails),
    ...clients.jobs,
    ...messages.jobs,
    ...cma.jobs,
    ...(config.demo.hasPulse ? createPulseJobHandlers(createPulse({ database: workerDatabase, clock })) : []),
    ...createUpkeepJobHandlers({ db: workerDatabase.db, clock }),
  ];
  const worker = createJobWorker({ ownerUrl, log, handlers: jobHandlers });

  const handlers: Handlers<typeof endpoints> = {
    ...createAuthRoutes({ service: auth, ...challenge }),
    ...createUsersRoutes(users),
    ...createFilesRoutes({ storage, links }),
    ...createLookupsRoutes({ store: createLookupsStore(database.db) }),
    ...createListingsRoutes({ ...market, requireBoardAccess }),
    ...createSearchesRoutes({ service: market.searches, requireBoardAccess }),
    ...createFavoritesRoutes({ service: market.favorites, requireBoardAccess }),
    ...createPlacesRoutes({ service: places, basemap }),
    ...createNotificationsRoutes(notifications),
    ...clients.routes,
    ...messages.routes,
    ...cma.routes,
    ...badges.routes,
    ...dashboard.routes,
    ...createMailboxRoutes(mailbox),
  };

  return {
    database,
    workerDatabase,
    handlers,
    hub,
    clientPages: { ...messages.clientPages, reports: cma.page },
    inbound: messages.inbound,
    authenticate: createAuthenticate({ tokens, isSessionEnded: endedSessions.isEnded }),
    worker,
    jobHandlers,
    /** What the operator does from the command line, and the demo on its first start. */
    operator: {
      createAccount: createAccountMaker({ database: workerDatabase, hasher, clock }),
      agreements: createBoardAgreementsService({ database: workerDatabase, clock }),
      notifications,
      users,
    },
    marketFollower: market.follower,
    /** Makes ahead what the first person would wait for. */
    warmUp: async () => {
      basemap.warmUp();
      await cma.warmUp();
    },
    start: async () => {
      await endedSessions.start();
      if (config.role !== 'worker') {
        market.follower.start();
        dashboard.marketWatch.start();
        hub.start();
      }
      await notices.start();
    },
    stop: async () => {
      await notices.stop();
      await dashboard.marketWatch.stop();
      await hub.stop();
      await market.follower.stop();
      basemap.stop();
      await cma.stop();
      smtp?.close();
      await Promise.all([database.close(), workerDatabase.close()]);
    },
  };
}

const siteFile = new URL('../../site/dist/render.js', import.meta.url);

export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'files');
}

function createChallenge(
  config: Config,
  secret: string,
  clock: Clock,
  uses: ReturnType<typeof createChallengeUseStore>,
  puzzle: CompositionInput['puzzle'],
) {
  if (config.challenge.kind === 'turnstile') {
    return { challenge: createTurnstileVerifier(config.challenge), createPuzzle: null };
  }
  const embedded = createEmbeddedChallenge({ secret, clock, uses, ...puzzle });
  return { challenge: embedded, createPuzzle: embedded.createPuzzle };
}
