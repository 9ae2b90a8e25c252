import { randomBytes } from 'node:crypto';
import type { SiteCheckName } from '@hearthline/contract/sites';
import { describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import { createDraft } from '../draft/new-draft.ts';
import type { GateDeps } from './check-site.ts';
import { createSiteGate } from './check-site.ts';

const links = { privacy: '/en/privacy', unsubscribe: '/en/unsubscribe', contact: '/en/contact' };
const brokerageName = 'Roy & Sons Realty, Brokerage';
const words = ['Roy &amp; Sons Realty, Brokerage', 'Lakeshore Board', ...Object.values(links)];
const both = { en: 'Ava', fr: 'Ava' };
const draft = {
  ...createDraft(),
  slogan: both,
  subtitle: both,
  about: { title: both, body: both, picture: null },
};
const agent = { brokerageName, phone: '416 555 0119', mailingAddress: '88 Lakeshore Rd E' };

interface Drawn {
  html: string;
  homes: number;
  board: { name: string } | null;
  hasBoardAccess: boolean;
  pictureContrast: number | null;
}

/** What the gate finds on a home page that came out like this. */
async function check(drawn: Partial<Drawn>) {
  const site: Drawn = {
    html: words.join(' '),
    homes: 1,
    board: { name: 'Lakeshore Board' },
    hasBoardAccess: true,
    pictureContrast: null,
    ...drawn,
  };
  const row = { slug: 'ava', host: null, hostProvenAt: null, draft };
  const gate = createSiteGate({
    open: async (_agentId: string, work: (transaction: object) => unknown) =>
      work({ site: row, store: { findLastNumber: async () => 0 } }),
    opener: {
      hasBoardAccess: async () => site.hasBoardAccess,
      open: async () => ({ agentId: 'a', draft, agent, board: site.board, cities: [] }),
    },
    plain: {
      home: async () => ({
        name: 'siteHome',
        homes: Array.from({ length: site.homes }),
        figures: null,
        frame: { links },
      }),
    },
    loadSite: async () => ({ renderSitePage: () => ({ html: site.html }) }),
    files: {},
    findHeroShade: async () => site.pictureContrast && { contrast: site.pictureContrast },
    clock: createSettableClock('2026-03-02T15:00:00Z'),
    publicOrigin: 'https://sites.example',
  } as unknown as GateDeps);
  const { rows, canPublish } = await gate.check('a', 'en');
  const verdictOf = (name: SiteCheckName) => rows.find((each) => each.check === name)?.verdict;
  return { canPublish, verdictOf };
}
const without = (...left: string[]) => words.filter((word) => !left.includes(word)).join(' ');

describe('the publish gate, of what it drew', () => {
  it('[SITE-02] wants brokerage and board named on a page that shows homes', async () => {
    const sound = await check({});
    expect([sound.verdictOf('attribution'), sound.canPublish]).toEqual(['inOrder', true]);
    for (const drawn of [
      { html: without('Roy &amp; Sons Realty, Brokerage') },
      { html: without('Lakeshore Board') },
      { board: null, hasBoardAccess: true },
      { board: null, hasBoardAccess: false },
    ]) {
      const { verdictOf, canPublish } = await check(drawn);
      expect([drawn, verdictOf('attribution'), canPublish]).toEqual([drawn, 'must', false]);
    }
    const bare = await check({
      html: without('Lakeshore Board'),
      homes: 0,
      board: null,
      hasBoardAccess: false,
    });
    expect([bare.verdictOf('attribution'), bare.verdictOf('boardAccess')]).toEqual(['inOrder', 'worthALook']);
  });

  it('[SITE-02] wants the pages that the law asks for within reach', async () => {
    expect((await check({})).verdictOf('legalPages')).toBe('inOrder');
    for (const link of Object.values(links)) {
      const { verdictOf, canPublish } = await check({ html: without(link) });
      expect([link, verdictOf('legalPages'), canPublish]).toEqual([link, 'must', false]);
    }
  });

  it('[SITE-02] weighs a page as it travels', async () => {
    const html = words.join(' ');
    // Noise stays as heavy as it is, and repetition weighs nothing.
    const noise = await check({ html: html + randomBytes(90 * 1024).toString('base64') });
    expect([noise.verdictOf('pageWeight'), noise.canPublish]).toEqual(['must', false]);
    expect((await check({ html: html + 'x'.repeat(900 * 1024) })).verdictOf('pageWeight')).toBe('inOrder');
  });

  it('[SITE-02] wants words over a picture to be read', async () => {
    expect((await check({ pictureContrast: 4.5 })).verdictOf('contrast')).toBe('inOrder');
    const faint = await check({ pictureContrast: 4.4 });
    expect([faint.verdictOf('contrast'), faint.canPublish]).toEqual(['must', false]);
  });
});
