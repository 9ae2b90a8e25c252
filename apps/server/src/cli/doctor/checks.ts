import { dayMs, hourMs, minuteMs } from '@hearthline/domain/calendar';
import type { Config } from '../../config/config.ts';
import { findWeakness } from '../../config/weak-secret.ts';
import { describeOpenAccounts } from '../../features/auth/demo-accounts.ts';
import type { FeedFacts } from '../../features/listings/import/reso/feed-runs.store.ts';
import { describeAlarm } from '../../features/listings/import/reso/field-coverage.ts';
import type { LastBackup } from '../../platform/backup/last-backup.ts';
import { isLoopbackName } from '../../platform/http/local-caller.ts';
import type { JobFacts, MarketFacts } from './doctor.store.ts';

export interface Finding {
  /** Otherwise it is good to know. */
  mustBeMended: boolean;
  sentence: string;
}

const mend = (sentence: string): Finding => ({ mustBeMended: true, sentence });
const note = (sentence: string): Finding => ({ mustBeMended: false, sentence });

export function checkSecret(secret: string | null): Finding | null {
  const weakness = secret === null ? null : findWeakness(secret);
  if (weakness === null) return null;
  return mend(`TOKEN_SECRET ${weakness}: make another with "openssl rand -base64 48".`);
}

export function checkDemoPasswords(
  { demo, http }: Pick<Config, 'demo' | 'http'>,
  open: { email: string }[],
): Finding | null {
  if (open.length === 0) return null;
  if (!demo.isOn) return mend(describeOpenAccounts(open));
  return isLoopbackName(http.host)
    ? note('This is a demo: everybody at this machine can sign in with its password.')
    : mend(
        `This is a demo and listens on ${http.host}: everybody who reaches it can sign in, also as its administrator. Leave HOST out, or say DEMO=off.`,
      );
}

export function checkMail({ mail, isProduction }: Pick<Config, 'mail' | 'isProduction'>): Finding | null {
  if (mail.smtpUrl) return null;
  const sentence = 'SMTP_URL is not set: mails are kept and never leave, those for new passwords included.';
  return isProduction ? mend(sentence) : note(sentence);
}

export function checkMailbox({ browser, http }: Pick<Config, 'browser' | 'http'>): Finding | null {
  if (!browser.demo?.hasMailbox || isLoopbackName(http.host)) return null;
  return mend(
    `The mailbox shows every kept mail to whoever signs in with a demo account, and HOST is ${http.host}: leave HOST out, or set SMTP_URL.`,
  );
}

export function checkOrigins({ origins, demo }: Pick<Config, 'origins' | 'demo'>): Finding | null {
  if (demo.isOn || origins.app !== origins.public) return null;
  return note(
    'App and public pages share one origin: set PUBLIC_ORIGIN to another, because the app keeps its tokens in the storage of its own.',
  );
}

export function checkDisk({ free, size }: { free: number; size: number }): Finding | null {
  const percent = Math.floor((free / size) * 100);
  if (percent >= 5 && free >= 512 * 2 ** 20) return null;
  return mend(
    `The disk of DATA_DIR is nearly full: ${Math.floor(free / 2 ** 20)} MB are left (${percent} %).`,
  );
}

export function checkSchema(found: string | null, newest: string): Finding | null {
  if (found === newest) return null;
  if (found === null) return mend('The database is empty: start the server once.');
  return found > newest
    ? mend(`The database was made by a newer version (${found}): update Hearthline.`)
    : mend(`The database is at ${found} and not at ${newest}: start the server once to bring it up to date.`);
}

export function checkJobs({ givenUp, givenUpNames, lost }: JobFacts): (Finding | null)[] {
  return [
    givenUp > 0
      ? mend(`${givenUp} job(s) were given up or set aside: ${givenUpNames?.join(', ')}. The log tells why.`)
      : null,
    lost > 0 ? note(`Workers were lost over ${lost} job(s), which are tried again or were set aside.`) : null,
  ];
}

export function checkWaiting({ oldestWaitingSince }: JobFacts, now: Date): Finding | null {
  if (!oldestWaitingSince) return null;
  const minutes = Math.floor((now.getTime() - oldestWaitingSince.getTime()) / minuteMs);
  return minutes < 15
    ? null
    : mend(
        `The oldest job has been waiting for ${minutes} minutes: see whether a server or a ROLE=worker runs.`,
      );
}

export function checkBackup(last: LastBackup | null, now: Date): Finding | null {
  if (!last) return note('No backup is known to have been made: npm run cli -- backup FILE.');
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / dayMs);
  return days < 7 ? null : note(`The last backup is ${days} days old.`);
}

/** A feed is asked every quarter of an hour. */
export function checkFeeds(
  { feeds }: Pick<Config, 'feeds'>,
  facts: readonly FeedFacts[],
  now: Date,
): (Finding | null)[] {
  return feeds.flatMap(({ source }) => {
    const feed = facts.find((fact) => fact.source === source);
    if (!feed?.endedAt) return [mend(`The feed ${source} was never read: see whether a worker runs.`)];
    const hours = Math.floor((now.getTime() - feed.endedAt.getTime()) / hourMs);
    return [
      hours >= 2
        ? mend(`The feed ${source} was last read ${hours} hours ago: see whether a worker runs.`)
        : null,
      feed.failure === null ? null : mend(`The last run of the feed ${source} failed: ${feed.failure}`),
      feed.refused > 0
        ? note(`${feed.refused} record(s) of the feed ${source} were refused: npm run cli -- import refused.`)
        : null,
      ...feed.alarms.map((alarm) => mend(`Feed ${source}: ${describeAlarm(alarm)}`)),
    ];
  });
}

export function checkMarket({ changedAt }: MarketFacts, now: Date): Finding | null {
  const hours = (since: Date) => Math.floor((now.getTime() - since.getTime()) / hourMs);
  if (!changedAt) return note('There are no listings.');
  return hours(changedAt) < 7 * 24
    ? null
    : note(`The newest change of a listing is ${Math.floor(hours(changedAt) / 24)} days old.`);
}
