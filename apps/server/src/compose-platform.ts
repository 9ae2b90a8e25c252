import path from 'node:path';
import type { LoadSite } from '@hearthline/contract/site';
import type { Config } from './config/config.ts';
import { createAuthenticate } from './platform/auth/authenticate.ts';
import { createEndedSessionsStore } from './platform/auth/ended-sessions.store.ts';
import { createEndedSessions } from './platform/auth/ended-sessions.ts';
import type { PasswordHasher } from './platform/auth/password-hasher.ts';
import { createPasswordHasher } from './platform/auth/password-hasher.ts';
import { createTokens } from './platform/auth/tokens.ts';
import { createChallengeUseStore } from './platform/challenge/challenge-use.store.ts';
import { createEmbeddedChallenge } from './platform/challenge/embedded.ts';
import { createTurnstileVerifier } from './platform/challenge/turnstile.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Db } from './platform/db/database.ts';
import { createDatabase } from './platform/db/database.ts';
import type { FindTxtRecords } from './platform/dns/txt-records.ts';
import { createTxtLookup } from './platform/dns/txt-records.ts';
import { createPgListener } from './platform/events/pg-notify.ts';
import { createImages } from './platform/images/images.ts';
import type { Log } from './platform/log/log.ts';
import { createMailSeal } from './platform/mail/mail-seal.ts';
import { createMailboxMailer } from './platform/mail/mailbox-mailer.ts';
import { createMailboxSms } from './platform/mail/mailbox-sms.ts';
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts';
import { createPostGrid } from './platform/print/postgrid.ts';
import type { HubTimings } from './platform/push/hub.store.ts';
import { createHub } from './platform/push/hub.ts';
import { createTwilioSms } from './platform/sms/twilio-sms.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { createStorage } from './platform/storage/storage.ts';
import { createPageScriptLoader, createSiteLoader } from './site.ts';

export interface PlatformInput {
  config: Config;
  /** The database with its owner's rights; requests never use it. */
  ownerUrl: string;
  secret: string;
  clock: Clock;
  log: Log;
  /** Cheaper hashing for tests. */
  hasher?: PasswordHasher | undefined;
  /** Easier puzzles for tests. */
  puzzle?: { rounds: number; bits: number } | undefined;
  /** Quicker polls for tests. */
  hubTimings?: HubTimings | undefined;
  /** A name server that tests answer for. */
  findTxtRecords?: FindTxtRecords | undefined;
  /** Other drawings of pages for tests. */
  loadSite?: LoadSite | undefined;
}

/** What every feature stands on, under the names by which they ask for it. */
export async function composePlatform(input: PlatformInput) {
  const { config, ownerUrl, secret, clock, log, hasher = createPasswordHasher() } = input;
  const database = createDatabase({ url: ownerUrl, role: 'hearthline_app', isShared: true });
  const workerDatabase = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 5 });
  const pgListener = createPgListener({ listenUrl: config.db.listenUrl ?? ownerUrl, log });
  const tokens = createTokens({ secret, clock });
  const endedSessionsStore = createEndedSessionsStore(database.db);
  const endedSessions = createEndedSessions({ store: endedSessionsStore, pgListener, clock, log });
  const { smtpUrl, from, dkim } = config.mail;
  const openSmtp = () => (smtpUrl ? createSmtpMailer({ url: smtpUrl, from, dkim }) : null);
  // Who waits to sign in must not stand behind a thousand greetings.
  const smtp = { account: openSmtp(), clients: openSmtp() };
  const images = createImages();
  const mailSeal = createMailSeal(secret);
  const kept = { db: workerDatabase.db, clock, mailSeal };
  return {
    ownerUrl,
    secret,
    clock,
    log,
    hasher,
    database,
    workerDatabase,
    feeds: { feeds: config.feeds, everyMinutes: config.feedEveryMinutes, dataDir: config.dataDir },
    pgListener,
    tokens,
    endedSessions,
    authenticate: createAuthenticate({ tokens, isSessionEnded: endedSessions.isEnded }),
    ...createChallenge(input, database.db),
    hub: createHub({ database, pgListener, log, timings: input.hubTimings }),
    storage: await createStorage(config.storage, filesFolder(config)),
    fileLinks: createSignedLinks({ secret, clock, purpose: 'files' }),
    pictureLinks: createSignedLinks({ secret, clock, purpose: 'pictures' }),
    sitePreviewLinks: createSignedLinks({ secret, clock, purpose: 'site previews' }),
    findTxtRecords: input.findTxtRecords ?? createTxtLookup(),
    imageApiBase: config.browser.imageApiBase,
    loadSite: input.loadSite ?? createSiteLoader(),
    loadPageScript: createPageScriptLoader(),
    images,
    mailSeal,
    mailer: smtp.account ?? createMailboxMailer(kept),
    clientMailer: smtp.clients ?? createMailboxMailer(kept),
    sms: config.sms ? createTwilioSms(config.sms) : createMailboxSms(kept),
    // Where mails are kept instead of sent, texts are as well.
    hasSms: config.sms !== null || smtpUrl === undefined,
    printProvider: config.cards.postGrid && createPostGrid(config.cards.postGrid),
    brand: config.browser.brand,
    appOrigin: config.origins.app,
    publicOrigin: config.origins.public,
    bounceAddress: config.mail.bounceAddress,
    close: async () => {
      smtp.account?.close();
      smtp.clients?.close();
      await images.close();
      await Promise.all([database.close(), workerDatabase.close()]);
    },
  };
}

export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'files');
}

function createChallenge({ config, secret, clock, puzzle }: PlatformInput, db: Db) {
  if (config.challenge.kind === 'turnstile') {
    return { challenge: createTurnstileVerifier(config.challenge), createPuzzle: null };
  }
  const embedded = createEmbeddedChallenge({ secret, clock, uses: createChallengeUseStore(db), ...puzzle });
  return { challenge: embedded, createPuzzle: embedded.createPuzzle };
}
