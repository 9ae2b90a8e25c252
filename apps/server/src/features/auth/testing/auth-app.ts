import { authEndpoints } from '@hearthline/contract/auth';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { Logger as QueueLogger, runOnce } from 'graphile-worker';
import { createAuthenticate } from '../../../platform/auth/authenticate.ts';
import { createEndedSessionsStore } from '../../../platform/auth/ended-sessions.store.ts';
import type { EndedSessions } from '../../../platform/auth/ended-sessions.ts';
import { createEndedSessions } from '../../../platform/auth/ended-sessions.ts';
import type { PasswordHasher } from '../../../platform/auth/password-hasher.ts';
import { createPasswordHasher } from '../../../platform/auth/password-hasher.ts';
import type { Tokens } from '../../../platform/auth/tokens.ts';
import { createTokens } from '../../../platform/auth/tokens.ts';
import { createChallengeUseStore } from '../../../platform/challenge/challenge-use.store.ts';
import type { EmbeddedChallenge } from '../../../platform/challenge/embedded.ts';
import { createEmbeddedChallenge } from '../../../platform/challenge/embedded.ts';
import { solvePuzzle } from '../../../platform/challenge/solve.ts';
import type { SettableClock } from '../../../platform/clock/clock.ts';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import { installErrorHandler } from '../../../platform/http/error-handler.ts';
import { handleSendMail } from '../../../platform/mail/mail-job.ts';
import { createMailSeal } from '../../../platform/mail/mail-seal.ts';
import type { Mailer, MailMessage } from '../../../platform/mail/mailer.ts';
import { createSiteLoader } from '../../../site.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { CreateVerifiedAccount } from '../auth.accounts.ts';
import { createAccountMaker } from '../auth.accounts.ts';
import { createAuthJobHandlers } from '../auth.jobs.ts';
import { createAuthMailService } from '../auth.mail.service.ts';
import { createAuthRoutes } from '../auth.routes.ts';
import type { AuthService } from '../auth.service.ts';
import { createAuthService } from '../auth.service.ts';
import { createHashAddress } from '../auth.sign-in.service.ts';

const secret = 'a secret that is only for tests, long enough';
export const goodPassword = 'Correct!Horse9';

export interface Answer {
  status: number;
  /** A field that the reply lacks is undefined all the same: tests look. */
  body: { isSuccess: boolean; accountIsLocked: boolean; token: string; refreshToken: string };
  setCookie: string | undefined;
}

export interface AuthApp {
  database: TestDatabase;
  clock: SettableClock;
  tokens: Tokens;
  challenge: EmbeddedChallenge;
  service: AuthService;
  endedSessions: EndedSessions;
  createAccount: CreateVerifiedAccount;
  /** How often a password was hashed or verified since the last look. */
  countHashing(): { hash: number; verify: number };
  post(path: string, body: unknown, options?: PostOptions): Promise<Answer>;
  /** With a solved challenge. */
  postChallenged(path: string, body: object, options?: PostOptions): Promise<Answer>;
  login(email: string, password?: string, options?: PostOptions): Promise<Answer>;
  /** Runs what waits in the queue and returns the mails that left; they can be left waiting. */
  runJobs(options?: { isSending?: boolean }): Promise<MailMessage[]>;
  inject: FastifyInstance['inject'];
  close(): Promise<void>;
}

export interface PostOptions {
  token?: string;
  language?: string;
  address?: string;
  cookie?: string;
}

/** The feature on a real database, with light hashing and small puzzles. */
export async function createAuthApp({ hasPuzzles = true } = {}): Promise<AuthApp> {
  const database = await createTestDatabase();
  const clock = createSettableClock('2026-03-02T15:00:00Z');
  const tokens = createTokens({ secret, clock });
  const counted = countCalls(createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }));
  const { hasher } = counted;
  const endedSessions = createEndedSessions({
    store: createEndedSessionsStore(database.app.db),
    pgListener: { listen: () => {} },
    clock,
    log: { warn: () => {} },
  });
  const uses = createChallengeUseStore(database.app.db);
  const challenge = createEmbeddedChallenge({ secret, clock, uses, rounds: 2, bits: 4 });
  const service = createAuthService({ database: database.app, hasher, tokens, endedSessions, clock, secret });
  const mailSeal = createMailSeal(secret);
  const mailService = createAuthMailService({
    database: database.app,
    clock,
    hashAddress: createHashAddress(secret),
    brand: 'Hearthline',
    defaultPlan: 'pro',
    appOrigin: 'https://app.example.test',
    loadSite: createSiteLoader(),
    mailSeal,
  });

  const app = fastify({ trustProxy: true });
  installErrorHandler(app);
  const createPuzzle = hasPuzzles ? challenge.createPuzzle : null;
  bindEndpoints(app, authEndpoints, createAuthRoutes({ service, challenge, createPuzzle }), {
    authenticate: createAuthenticate({ tokens, isSessionEnded: endedSessions.isEnded }),
    checksReplies: true,
    limitsCalls: false,
  });

  const post: AuthApp['post'] = async (path, body, { token, language, address, cookie } = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: path,
      payload: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(cookie ? { cookie } : {}),
      },
    });
    const setCookie = reply.headers['set-cookie']?.toString();
    return { status: reply.statusCode, body: reply.json(), setCookie };
  };
  const postChallenged: AuthApp['postChallenged'] = (path, body, options) =>
    post(path, { ...body, turnstileToken: solvePuzzle(challenge.createPuzzle()) }, options);

  return {
    database,
    clock,
    tokens,
    challenge,
    service,
    endedSessions,
    createAccount: createAccountMaker({ database: database.worker, hasher, clock, defaultPlan: 'pro' }),
    countHashing: counted.take,
    post,
    postChallenged,
    login: (email, password = goodPassword, options) =>
      postChallenged('/auth/secure/login', { userKey: email, password, deviceName: 'Firefox' }, options),
    runJobs: ({ isSending = true } = {}) => runWaitingJobs(database.ownerUrl, mailService, isSending),
    inject: app.inject.bind(app),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

function countCalls(inner: PasswordHasher) {
  let counts = { hash: 0, verify: 0 };
  const hasher: PasswordHasher = {
    hash: (password) => {
      counts.hash += 1;
      return inner.hash(password);
    },
    verify: (passwordHash, password) => {
      counts.verify += 1;
      return inner.verify(passwordHash, password);
    },
  };
  const take = () => {
    const taken = counts;
    counts = { hash: 0, verify: 0 };
    return taken;
  };
  return { hasher, take };
}

async function runWaitingJobs(
  ownerUrl: string,
  mailService: Parameters<typeof createAuthJobHandlers>[0],
  isSending: boolean,
): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const mailer: Mailer = {
    send: async (message) => {
      sent.push(message);
      return '250 taken';
    },
  };
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const handlers = createAuthJobHandlers(mailService);
  if (isSending) handlers.push(handleSendMail({ mailer, mailSeal: createMailSeal(secret) }));
  await runOnce({
    connectionString: ownerUrl,
    noHandleSignals: true,
    logger: new QueueLogger(() => () => {}),
    taskList: Object.fromEntries(
      handlers.map((handler) => [
        handler.job.name,
        (payload: unknown) => handler.run(payload, { jobId: 'test', attempt: 1, log }),
      ]),
    ),
  });
  return sent;
}

/** The token in the link of a mail. */
export function tokenIn(mail: MailMessage | undefined): string {
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
