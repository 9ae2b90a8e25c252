import path from 'node:path';
import type { BrowserConfig } from '@hearthline/contract/browser-config';
import type { Env } from './env.ts';
import { createFeedsConfig } from './feeds.ts';
import { parseTrustedProxies, splitList } from './trusted-proxies.ts';

export type Config = ReturnType<typeof createConfig>;

export const demoAccounts = {
  password: 'Hearthline!2025',
  agents: ['ava@hearthline.test', 'noah@hearthline.test'],
  admin: 'admin@hearthline.test',
};

/** Groups the variables by what they are for. */
export function createConfig(env: Env) {
  const isProduction = env.NODE_ENV === 'production';
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  const publicOrigin = env.PUBLIC_ORIGIN ?? appOrigin;
  const isDemo = env.DEMO ? env.DEMO === 'on' : !isProduction;
  const challenge = createChallengeConfig(env);

  return {
    isProduction,
    role: env.ROLE,
    dataDir: path.resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    http: {
      host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
      port: env.PORT,
      trustProxy: parseTrustedProxies(env.TRUST_PROXY),
      corsOrigins: splitList(env.CORS_ORIGINS),
      limitsCalls: env.RATE_LIMITS === 'on',
      /** Replies are checked against the contract everywhere but in production, where that costs a fifth of the time. */
      checksReplies: !isProduction,
    },
    origins: { app: appOrigin, public: publicOrigin },
    db: { url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, listenUrl: env.DATABASE_LISTEN_URL },
    tokenSecret: env.TOKEN_SECRET,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      dkim: createDkimConfig(env),
      inboundSecret: env.INBOUND_SECRET,
      bounceAddress: env.BOUNCE_ADDRESS,
    },
    sms: createSmsConfig(env),
    cards: {
      postGrid: env.POSTGRID_API_KEY ? { apiKey: env.POSTGRID_API_KEY, baseUrl: env.POSTGRID_URL } : null,
      centsPerCard: env.POSTGRID_CENTS_PER_CARD ?? null,
      customerNumber: env.CANADA_POST_CUSTOMER_NUMBER ?? null,
    },
    challenge,
    storage: env.S3_BUCKET
      ? {
          kind: 's3' as const,
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          sessionToken: env.STORAGE_TOKEN,
        }
      : { kind: 'disk' as const },
    demo: {
      isOn: isDemo,
      seed: env.DEMO_SEED,
      listings: env.DEMO_LISTINGS,
      hasTicker: isDemo && env.DEMO_PULSE === 'on',
    },
    mediaHosts: splitList(env.MEDIA_HOSTS),
    weatherUrl: env.WEATHER_URL ?? null,
    defaultPlan: env.DEFAULT_PLAN,
    feeds: createFeedsConfig(env),
    feedEveryMinutes: env.RESO_EVERY_MINUTES,
    alertLedgerMonths: env.ALERT_LEDGER_MONTHS,
    browser: createBrowserConfig(env, isDemo, challenge, publicOrigin === appOrigin ? '' : publicOrigin),
  };
}

function createDkimConfig(env: Env) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = env;
  if (!domainName || !keySelector || !privateKey) return undefined;
  return { domainName, keySelector, privateKey: privateKey.replaceAll('\\n', '\n') };
}

function createSmsConfig(env: Env) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (!accountSid || !authToken || !from) return null;
  return { accountSid, authToken, from, baseUrl: env.TWILIO_URL };
}

function createChallengeConfig(env: Env) {
  if (!env.TURNSTILE_SITE_KEY || !env.TURNSTILE_SECRET) {
    return { kind: 'embedded' as const, siteKey: 'embedded', scriptUrl: '/challenge/api.js' };
  }
  return {
    kind: 'turnstile' as const,
    siteKey: env.TURNSTILE_SITE_KEY,
    secret: env.TURNSTILE_SECRET,
    scriptUrl: env.TURNSTILE_SCRIPT_URL,
    verifyUrl: env.TURNSTILE_VERIFY_URL,
  };
}

function createBrowserConfig(
  env: Env,
  isDemo: boolean,
  challenge: BrowserConfig['challenge'],
  pagesOrigin: string,
): BrowserConfig {
  return {
    brand: env.BRAND,
    apiBase: env.API_BASE,
    imageApiBase: env.IMAGE_API_BASE,
    pagesOrigin,
    cdnBase: env.CDN_BASE,
    hubUrl: env.HUB_URL === '' ? null : env.HUB_URL,
    mapsToken: env.MAPS_TOKEN ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    hasWeather: env.WEATHER_URL !== undefined || isDemo,
    // Picked by hand: the secret of the challenge stays here.
    challenge: { scriptUrl: challenge.scriptUrl, siteKey: challenge.siteKey },
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    demo: isDemo
      ? {
          password: demoAccounts.password,
          emails: [...demoAccounts.agents, demoAccounts.admin],
          hasMailbox: env.SMTP_URL === undefined,
        }
      : null,
  };
}
