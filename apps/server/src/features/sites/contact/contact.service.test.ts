import { describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import type { OpenedSite } from '../pages/open-site.ts';
import type { ContactDeps } from './contact.service.ts';
import { createContactService } from './contact.service.ts';
import { createStamps } from './stamps.ts';

const clock = createSettableClock('2026-03-02T15:00:00Z');
const stamps = createStamps({ secret: 'a secret that is only used by this test', clock });
const site = {
  agentId: '0192f0a0-0000-7000-8000-000000000001',
  agent: { timeZone: 'America/Toronto', language: 'en', title: '', jobTitle: '', avatarKey: null },
  addresses: { page: () => '/en/contact' },
} as unknown as OpenedSite;

/** Forms of one site. What is received goes nowhere, and whoever says `yes` is a person. */
function openForms() {
  const service = createContactService({
    database: { asAgent: async () => undefined },
    clock,
    ports: {},
    loadSite: async () => ({ describeSiteConsent: () => '' }),
    stamps,
    challenge: { verify: async (token: string) => token === 'yes' },
    challengeWidget: { scriptUrl: '', siteKey: '' },
    limitsCalls: true,
  } as unknown as ContactDeps);
  const send = async (address: string, fields: Record<string, string>) => {
    const outcome = await service.submit(site, 'en', new URLSearchParams(fields), { address, home: '' });
    return outcome.isSent ? 'sent' : outcome.status;
  };
  const stamp = stamps.make(site.agentId);
  clock.advance(5_000);
  return {
    send,
    write: (address: string) =>
      send(address, {
        name: 'Bo',
        email: 'bo@x.example',
        message: 'Hi',
        stamp,
        'cf-turnstile-response': 'yes',
      }),
    leave: (address: string) =>
      service.unsubscribe(site, new URLSearchParams({ email: 'bo@x.example' }), address),
  };
}

describe('the forms of a site', () => {
  it('[SITE-03] cannot be shut for others by empty letters from many places', async () => {
    const { send, write, leave } = openForms();
    for (let place = 1; place <= 20; place += 1)
      for (let time = 0; time < 6; time += 1) expect(await send(`203.0.113.${place}`, {})).toBe(422);
    expect(await send('203.0.113.1', {})).toBe(429);
    expect(await write('198.51.100.4')).toBe('sent');
    expect(await leave('198.51.100.5')).toBe('sent');
  });

  it('[SITE-03] take 120 letters an hour from people, and let everybody leave all the same', async () => {
    const { write, leave } = openForms();
    for (let place = 1; place <= 120; place += 1) expect(await write(`203.0.113.${place}`)).toBe('sent');
    expect(await write('198.51.100.4')).toBe(429);
    for (let place = 121; place <= 250; place += 1) expect(await leave(`203.0.113.${place}`)).toBe('sent');
    clock.advance(3_600_000);
    expect(await write('198.51.100.4')).toBe('sent');
  });

  it('[SITE-03] count the addresses of one network as one', async () => {
    const { send } = openForms();
    for (let time = 1; time <= 6; time += 1) expect(await send(`2001:db8:1:2::${time}`, {})).toBe(422);
    expect(await send('2001:db8:1:2:ffff::1', {})).toBe(429);
    expect(await send('2001:db8:1:3::1', {})).toBe(422);
  });
});
