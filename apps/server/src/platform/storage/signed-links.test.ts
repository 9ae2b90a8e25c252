import { describe, expect, it } from 'vitest';
import { createSettableClock } from '../clock/clock.ts';
import { AppError } from '../errors.ts';
import { createSignedLinks } from './signed-links.ts';

const secret = 'a secret of more than thirty-two characters';
const file = { key: 'avatars/a/b.webp', agentId: '0192f0a0-0000-7000-8000-000000000001', seconds: 600 };

function setUp() {
  const clock = createSettableClock('2025-06-01T12:01:00Z');
  return { clock, links: createSignedLinks({ secret, clock, purpose: 'files' }) };
}

function codeOf(verify: () => unknown): string {
  try {
    verify();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'verified';
}

describe('signed links', () => {
  it('give back what was signed', () => {
    const { links } = setUp();
    expect(links.verify(links.sign({ ...file, projection: 'small' }))).toEqual({
      key: file.key,
      agentId: file.agentId,
      projection: 'small',
    });
    expect(links.verify(links.sign(file)).projection).toBeUndefined();
    expect(links.sign(file)).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it('stay the same within a window, so that browsers can keep the file', () => {
    const { links, clock } = setUp();
    const first = links.sign(file);
    clock.set('2025-06-01T12:04:59Z');
    expect(links.sign(file)).toBe(first);
    clock.set('2025-06-01T12:05:01Z');
    expect(links.sign(file)).not.toBe(first);
  });

  it('live at least as long as asked, and at most one window longer', () => {
    const { links, clock } = setUp();
    const token = links.sign(file);
    clock.set('2025-06-01T12:14:59Z');
    expect(codeOf(() => links.verify(token))).toBe('verified');
    clock.set('2025-06-01T12:15:00Z');
    expect(codeOf(() => links.verify(token))).toBe('link_expired');
  });

  it('are refused when changed, made up or signed by somebody else', () => {
    const { links, clock } = setUp();
    const token = links.sign(file);
    const [payload = '', signature = ''] = token.split('.');
    const otherPayload = links.sign({ ...file, key: 'avatars/a/c.webp' }).split('.')[0];
    const foreign = createSignedLinks({ secret: `${secret}!`, clock, purpose: 'files' }).sign(file);
    for (const bad of [
      `${otherPayload}.${signature}`,
      `${payload}.${signature.slice(0, -2)}`,
      `${payload}.${signature}=`,
      `${payload}.${signature}.x`,
      `${payload}.`,
      payload,
      '',
      'garbage.garbage',
      foreign,
    ]) {
      expect(codeOf(() => links.verify(bad))).toBe('forbidden');
    }
  });

  it('refuses every single changed character', () => {
    const { links } = setUp();
    const token = links.sign(file);
    for (let index = 0; index < token.length; index += 1) {
      const replacement = token[index] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, index) + replacement + token.slice(index + 1);
      expect(codeOf(() => links.verify(changed))).toBe('forbidden');
    }
  });
});
