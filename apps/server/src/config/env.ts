import { planKeys } from '@hearthline/contract/users';
import { z } from 'zod';
import { cardsEnv } from './cards-env.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { findWeakness } from './weak-secret.ts';

const secretMinLength = 32;
const flag = z.enum(['on', 'off']);
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** A path of our own or a whole address, without the slash at its end: what follows begins with one. */
const base = z
  .string()
  .max(500)
  .regex(/^(?:$|\/(?!\/)|https?:\/\/)/, 'must be empty, a path or an http address')
  .transform((text) => text.replace(/\/$/, ''));
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Every variable the program reads, with its meaning; `.env.example` is checked against this list. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production switches the demo off and demands its own secrets'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('which part of the program this process is'),
  HOST: z
    .string()
    .max(255)
    .optional()
    .describe(
      'address to listen on; without it this machine only (127.0.0.1) in the demo, else all (0.0.0.0)',
    ),
  PORT: integer(0, 65535).default(4000).describe('port to listen on'),
  DATA_DIR: z.string().min(1).default('./data').describe('folder of the embedded database and stored files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 16 or newer; without it an embedded one runs'),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('replica for search and reports'),
  DATABASE_LISTEN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('primary for LISTEN where DATABASE_URL is a pooler'),
  APP_ORIGIN: origin.optional().describe('where people open the app; links in mails start with it'),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe('where public pages live; another origin than the app in production'),
  ALLOW_ONE_ORIGIN: flag
    .default('off')
    .describe('on: production may serve app and public pages under one origin'),
  CORS_ORIGINS: z
    .string()
    .max(2000)
    .default('')
    .describe('other origins that may call the API, separated by commas'),
  TRUST_PROXY: trustedProxies.describe(
    'who may say in X-Forwarded-For where a caller is: off, the number of proxies in front, or their addresses (10.0.0.7, 192.168.0.0/16)',
  ),
  RATE_LIMITS: flag.default('on').describe('off: no limit on calls per minute, for load tests only'),
  TOKEN_SECRET: z
    .string()
    .min(secretMinLength)
    .max(512)
    .optional()
    .describe('signs tokens and links; kept in DATA_DIR when not given'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12)
    .max(512)
    .optional()
    .describe('seals the secret inside backups; without it they leave the secret out'),
  BRAND: z.string().trim().min(1).max(60).default('Hearthline').describe('name shown to people'),
  DEFAULT_PLAN: z
    .enum(planKeys)
    .default('pro')
    .describe('plan on which new accounts begin: solo, pro or team; pro has no limits'),
  TERMS_URL: z.url().default('https://hearthline.test/terms').describe('terms of use'),
  PRIVACY_URL: z.url().default('https://hearthline.test/privacy').describe('privacy policy'),
  API_BASE: z.string().max(500).default('/api').describe('where the browser finds the API'),
  IMAGE_API_BASE: base
    .refine((text) => text !== '', 'must lead to the API, as /api does: pictures are not found under /')
    .refine(
      (text) => !text.endsWith('/api/files'),
      'must lead to the API itself: leave out /files, which is added now',
    )
    .default('/api')
    .describe(
      'where the browser finds pictures of listings and agents: the API, or an address that leads to it',
    ),
  CDN_BASE: base
    .default('')
    .describe('where the browser finds code, styles, fonts and drawings; empty: here'),
  HUB_URL: z
    .string()
    .max(500)
    .default('/hub')
    .describe('where the browser finds the push hub; empty: nothing is told live'),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .describe('style of a maps service; without it our own map shows'),
  MAPS_TOKEN: z.string().max(500).optional().describe('token of the maps service; reaches the browser'),
  WEATHER_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .describe(
      'forecasts as Open-Meteo gives them at /v1/forecast; without it the demo makes some up, and others have none',
    ),
  MEDIA_HOSTS: z
    .string()
    .max(2000)
    .default('')
    .describe('hosts, separated by commas, from which pictures of a feed are fetched'),
  STORAGE_TOKEN: z
    .string()
    .max(500)
    .optional()
    .describe('token of the object storage; never reaches the browser'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('how much the log says: info in production, else warn'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server; without it mails are kept and shown in the mailbox'),
  MAILBOX: flag
    .default('off')
    .describe('on: production may start without SMTP_URL; mails are then kept sealed and never leave'),
  MAIL_FROM: z
    .string()
    .max(320)
    .default('Hearthline <no-reply@hearthline.test>')
    .describe('sender of system mails'),
  DKIM_DOMAIN: z.string().max(253).optional().describe('domain that signs mails'),
  DKIM_SELECTOR: z.string().max(63).optional().describe('selector of the signing key'),
  DKIM_PRIVATE_KEY: z.string().max(8000).optional().describe('signing key as PEM; line breaks may be \\n'),
  INBOUND_SECRET: z
    .string()
    .min(16)
    .max(200)
    .optional()
    .describe('with it POST /inbound/mail takes bounces and replies'),
  BOUNCE_ADDRESS: z
    .email()
    .max(200)
    .optional()
    .describe('mailbox for bounces, such as bounce@mail.example; each message adds its own mark'),
  TWILIO_ACCOUNT_SID: z.string().max(64).optional().describe('account for SMS; without it texts are kept'),
  TWILIO_AUTH_TOKEN: z.string().max(200).optional().describe('token of that account'),
  TWILIO_FROM: z.string().max(64).optional().describe('number or messaging service that texts come from'),
  TWILIO_URL: z.url().default('https://api.twilio.com').describe('where the SMS provider listens'),
  ...cardsEnv,
  TURNSTILE_SITE_KEY: z.string().max(200).optional().describe('site key of the real bot challenge'),
  TURNSTILE_SECRET: z.string().max(200).optional().describe('secret of the real bot challenge'),
  TURNSTILE_SCRIPT_URL: z
    .url()
    .default('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
    .describe('script of the real bot challenge'),
  TURNSTILE_VERIFY_URL: z
    .url()
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify')
    .describe('where tokens of the real bot challenge are verified'),
  S3_BUCKET: z
    .string()
    .max(200)
    .optional()
    .describe('bucket for stored files; without it they lie in DATA_DIR'),
  S3_REGION: z.string().max(60).default('ca-central-1').describe('region of the bucket'),
  S3_ENDPOINT: z.url().optional().describe('address of an S3-compatible service'),
  S3_ACCESS_KEY_ID: z.string().max(200).optional().describe('key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional().describe('secret of the bucket'),
  RESO_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('base address of a RESO Web API server'),
  RESO_SOURCE: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe("our name for the feed; its server's host when not given"),
  RESO_TOKEN: z.string().max(8000).optional().describe('long-lived bearer token of the feed'),
  RESO_CLIENT_ID: z.string().max(500).optional().describe('instead of a token: client of the feed'),
  RESO_CLIENT_SECRET: z.string().max(500).optional().describe('secret of that client'),
  RESO_TOKEN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where that client gets its tokens'),
  RESO_SCOPE: z.string().max(500).optional().describe('scope that the tokens are asked for'),
  RESO_STRATEGY: z
    .enum(['timestamp', 'nextLink'])
    .default('timestamp')
    .describe('how the first load walks; changes are always followed by time'),
  RESO_PAGE_SIZE: integer(1, 5000).default(500).describe('records on a page'),
  RESO_FILTER: z.string().max(2000).optional().describe('OData filter that restricts the listings'),
  RESO_KEYS_PATH: z
    .string()
    .max(200)
    .default('Property')
    .describe('where all keys are listed, such as Property/PropertyReplication()'),
  RESO_VANISH_LIMIT: integer(0, 100)
    .default(10)
    .describe('percent of the listings that may disappear at once'),
  RESO_SWEEP_HOURS: integer(0, 8760)
    .default(1)
    .describe('how often all keys are compared to find what disappeared'),
  RESO_EVERY_MINUTES: integer(0, 1440)
    .default(15)
    .describe('how often a worker reads the feeds by itself; 0: only "import reso" does'),
  ALERT_LEDGER_MONTHS: integer(1, 120)
    .default(13)
    .describe('how many months what became of each match of an alert is kept'),
  FEEDS_FILE: z
    .string()
    .max(500)
    .optional()
    .describe('JSON file with more feeds: a list of objects with the RESO_ variables of each, in camel case'),
  DEMO: flag.optional().describe('demo accounts and market; off in production unless asked for'),
  DEMO_SEED: integer(0, 2 ** 31 - 1)
    .default(1)
    .describe('same seed, same demo market'),
  DEMO_LISTINGS: integer(0, 2_000_000)
    .default(20_000)
    .describe('listings in the demo market, history included; 0: no market'),
  DEMO_PULSE: flag.default('on').describe('off: nothing happens in the demo market by itself'),
});

export type Env = z.infer<typeof envSchema>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Lists every fault at once, so that nobody fixes them one start at a time. */
export function parseEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given);
  const ownFaults = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const faults = [...ownFaults, ...findFaultsBetween(given)];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new ConfigError(
    `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}

/** The rules that span several variables, applied to what was given so that they show beside the others. */
function findFaultsBetween(given: NodeJS.ProcessEnv): string[] {
  const isProduction = given.NODE_ENV === 'production';
  const sharesOrigin = !given.PUBLIC_ORIGIN || originOf(given.PUBLIC_ORIGIN) === originOf(given.APP_ORIGIN);
  const isInEarnest = isProduction && given.DEMO !== 'on';
  const weakness =
    given.TOKEN_SECRET && given.TOKEN_SECRET.length >= secretMinLength
      ? findWeakness(given.TOKEN_SECRET)
      : null;
  const isHalfSet = (one: string, other: string) => Boolean(given[one]) !== Boolean(given[other]);
  const rules: [isBroken: boolean, fault: string][] = [
    [isProduction && !given.TOKEN_SECRET, 'TOKEN_SECRET: needed in production, at least 32 characters'],
    [isInEarnest && weakness !== null, `TOKEN_SECRET: ${weakness}; make one with: openssl rand -base64 48`],
    [
      isInEarnest && !given.SMTP_URL && given.MAILBOX !== 'on',
      'SMTP_URL: needed in production, or set MAILBOX=on to keep mails instead of sending them',
    ],
    [isProduction && !given.APP_ORIGIN, 'APP_ORIGIN: needed in production, links in mails start with it'],
    [
      isProduction && sharesOrigin && given.ALLOW_ONE_ORIGIN !== 'on',
      'PUBLIC_ORIGIN: public pages must live under another origin than the app, or set ALLOW_ONE_ORIGIN=on',
    ],
    [
      isHalfSet('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'),
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET: set both or neither',
    ],
    [
      isHalfSet('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither',
    ],
    [
      isHalfSet('RESO_CLIENT_ID', 'RESO_CLIENT_SECRET') || isHalfSet('RESO_CLIENT_ID', 'RESO_TOKEN_URL'),
      'RESO_CLIENT_ID, RESO_CLIENT_SECRET and RESO_TOKEN_URL: set all or none',
    ],
    [
      Boolean(given.RESO_URL) && !given.RESO_TOKEN && !given.RESO_CLIENT_ID,
      'RESO_URL: needs RESO_TOKEN, or RESO_CLIENT_ID with its secret and RESO_TOKEN_URL',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
}

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : address;
}
