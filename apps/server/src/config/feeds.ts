import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Env } from './env.ts';
import { ConfigError } from './env.ts';

const address = z.url({ protocol: /^https?$/ });
const text = (max: number) => z.string().trim().min(1).max(max);

const feedEntry = z
  .strictObject({
    url: address,
    source: text(60).optional(),
    token: text(8_000).optional(),
    clientId: text(500).optional(),
    clientSecret: text(500).optional(),
    tokenUrl: address.optional(),
    scope: text(500).optional(),
    strategy: z.enum(['timestamp', 'nextLink']).default('timestamp'),
    pageSize: z.int().min(1).max(5_000).default(500),
    filter: text(2_000).optional(),
    keysPath: text(200).default('Property'),
    vanishLimit: z.int().min(0).max(100).default(10),
    sweepHours: z.int().min(0).max(8_760).default(1),
  })
  .refine(
    ({ token, clientId, clientSecret, tokenUrl }) => token || (clientId && clientSecret && tokenUrl),
    'needs token, or clientId with clientSecret and tokenUrl',
  );
type FeedEntry = z.infer<typeof feedEntry>;

/** The feed of the RESO_ variables and those of FEEDS_FILE. */
export function createFeedsConfig(env: Env) {
  const entries = [...(env.RESO_URL ? [fromVariables(env, env.RESO_URL)] : []), ...loadFile(env.FEEDS_FILE)];
  const feeds = entries.map(toFeed);
  const names = feeds.map(({ source }) => source);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new ConfigError(`Two feeds are called ${twice}: give each a source of its own.`);
  return feeds;
}

function fromVariables(env: Env, url: string): FeedEntry {
  return {
    url,
    source: env.RESO_SOURCE,
    token: env.RESO_TOKEN,
    clientId: env.RESO_CLIENT_ID,
    clientSecret: env.RESO_CLIENT_SECRET,
    tokenUrl: env.RESO_TOKEN_URL,
    scope: env.RESO_SCOPE,
    strategy: env.RESO_STRATEGY,
    pageSize: env.RESO_PAGE_SIZE,
    filter: env.RESO_FILTER,
    keysPath: env.RESO_KEYS_PATH,
    vanishLimit: env.RESO_VANISH_LIMIT,
    sweepHours: env.RESO_SWEEP_HOURS,
  };
}

function loadFile(file: string | undefined): FeedEntry[] {
  if (file === undefined) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`FEEDS_FILE: ${file} cannot be read as JSON (${(error as Error).message}).`);
  }
  const parsed = z.array(feedEntry).max(50).safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'the list'}: ${issue.message}`,
  );
  throw new ConfigError(`FEEDS_FILE: ${file} has ${faults.length} fault(s):\n${faults.join('\n')}`);
}

function toFeed({ url, source, token, clientId, clientSecret, tokenUrl, scope, ...rest }: FeedEntry) {
  return {
    ...rest,
    url,
    source: source ?? new URL(url).host.slice(0, 60),
    credentials: token
      ? { kind: 'token' as const, token }
      : {
          kind: 'client' as const,
          clientId: clientId ?? '',
          clientSecret: clientSecret ?? '',
          tokenUrl: tokenUrl ?? '',
          scope,
        },
  };
}
