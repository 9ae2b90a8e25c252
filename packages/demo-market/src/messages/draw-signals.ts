import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import type { Random } from '../random.ts';
import type { DemoMessage, DemoSignal } from './demo-message.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const proxy = 'Mozilla/5.0 (Windows NT 5.1) Gecko/20070309 Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const scanner = 'Barracuda Sentinel (EE)';
const machineSeconds = 10;
const night = { from: '22:00', to: '07:00' } as const;

/** What was seen of a message that arrived: nothing, a machine, probably a person, or surely one. */
export function drawSignals(
  random: Random,
  message: DemoMessage,
  { now, timeZone }: { now: Date; timeZone: string },
): DemoSignal[] {
  if (message.channel === 'sms') return [];
  const hasLink = message.mail.en.body.includes('href=');
  const sort = random.weighted<'nothing' | 'machine' | 'opened' | 'clicked' | 'replied'>([
    ['nothing', 18],
    ['machine', 13],
    ['opened', 32],
    ['clicked', hasLink ? 28 : 0],
    ['replied', message.category === 'personal' ? 20 : 2],
  ]);
  const agent = random.pick([phone, desktop]);
  const { notBefore } = message;
  /** People sleep; whatever machines do. */
  const byDay = (seconds: number) =>
    Math.ceil(
      (afterQuietHours(new Date(notBefore.getTime() + seconds * 1000), night, timeZone).getTime() -
        notBefore.getTime()) /
        1000,
    );
  const opened = byDay(random.integer(90, random.chance(0.7) ? 6 * 3_600 : 40 * 3_600));
  const signals: DemoSignal[] = [];
  const see = (kind: DemoSignal['kind'], seconds: number, userAgent: string) =>
    signals.push({ kind, seconds, userAgent });
  if (sort === 'machine') {
    const how = random.pick(['soon', 'proxy', 'scanner'] as const);
    if (how === 'soon') see('opened', random.integer(2, machineSeconds - 2), desktop);
    else if (how === 'proxy') see('opened', random.integer(20, 900), proxy);
    else see(hasLink ? 'clicked' : 'opened', random.integer(3, 40), scanner);
  } else if (sort !== 'nothing') {
    if (random.chance(0.2)) see('opened', random.integer(2, machineSeconds - 2), proxy);
    if (sort !== 'replied' || random.chance(0.6)) see('opened', opened, agent);
    if (sort === 'clicked') see('clicked', opened + random.integer(8, 120), agent);
    if (sort === 'replied') see('replied', byDay(opened + random.integer(300, 9_000)), '');
    else if (random.chance(0.25)) see('opened', byDay(opened + random.integer(3_600, 90_000)), agent);
  }
  // What would still have to come is not there yet.
  const age = (now.getTime() - notBefore.getTime()) / 1000 - 600;
  return signals.filter(({ seconds }) => seconds < age);
}
