import { randomBytes } from 'node:crypto';
import type { SiteCheckName } from '@hearthline/contract/sites';
import type { SiteColourRole, SiteColours } from '@hearthline/domain/site/looks';
import { siteColours, writtenOn } from '@hearthline/domain/site/looks';
import { siteColourSets, siteTemplates } from '@hearthline/domain/site/vocabulary';
import fc from 'fast-check';
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
  colours: SiteColours;
}

/** What the gate finds on a home page that came out like this. */
async function check(drawn: Partial<Drawn>) {
  const site: Drawn = {
    html: words.join(' '),
    homes: 1,
    board: { name: 'Lakeshore Board' },
    hasBoardAccess: true,
    pictureContrast: null,
    colours: siteColours.lakeside.first,
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
        frame: { links, colours: site.colours },
      }),
    },
    loadSite: async () => ({ renderSitePage: () => ({ html: site.html }) }),
    files: {},
    findHeroShade: async () => site.pictureContrast && { contrast: site.pictureContrast },
    clock: createSettableClock('2026-03-02T15:00:00Z'),
    publicOrigin: 'https://sites.example',
  } as unknown as GateDeps);
  const { rows, canPublish } = await gate.check('a', 'en');
  const rowOf = (name: SiteCheckName) => rows.find((each) => each.check === name);
  return { canPublish, rowOf, verdictOf: (name: SiteCheckName) => rowOf(name)?.verdict };
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

  it.each(siteTemplates)(
    '[SITE-02] lets pass the colours of %s, and none in which words are hard to read',
    async (template) => {
      for (const set of siteColourSets) {
        const { rowOf, canPublish } = await check({ colours: siteColours[template][set] });
        expect([set, rowOf('contrast')?.verdict, canPublish]).toEqual([set, 'inOrder', true]);
        for (const [text, ground] of writtenOn) {
          const pale = { ...siteColours[template][set], [text]: nearTo(siteColours[template][set][ground]) };
          const refused = await check({ colours: pale });
          expect([set, text, ground, refused.canPublish, refused.rowOf('contrast')]).toEqual([
            set,
            text,
            ground,
            false,
            expect.objectContaining({ verdict: 'must', link: '/site-builder?part=look&field=colourSet' }),
          ]);
        }
      }
    },
  );

  it('[SITE-02] lets colours pass exactly where all words are read by the rule of WCAG', async () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const grey = fc.integer({ min: 0x60, max: 0xa0 }).map((value) => `#${value.toString(16).repeat(3)}`);
    const roles = Object.keys(siteColours.lakeside.first) as SiteColourRole[];
    const colours = fc
      .record({
        template: fc.constantFrom(...siteTemplates),
        set: fc.constantFrom(...siteColourSets),
        changed: fc.dictionary(fc.constantFrom(...roles), fc.oneof(hex, grey), { maxKeys: 2 }),
      })
      .map(({ template, set, changed }): SiteColours => ({ ...siteColours[template][set], ...changed }));
    const verdicts = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(colours, async (some) => {
        const isRead = writtenOn.every(([text, ground]) => ratio(some[text], some[ground]) >= 4.5);
        const { canPublish } = await check({ colours: some });
        verdicts.add(canPublish);
        expect(canPublish).toBe(isRead);
      }),
    );
    expect(verdicts.size).toBe(2);
  });
});

/** So near to a ground that nobody reads it. */
const nearTo = (ground: string): string => `${ground.slice(0, 5)}${ground.endsWith('00') ? '40' : '00'}`;

/** As WCAG 2.2 writes it out, apart from what the gate counts with. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number(`0x${hex.slice(at, at + 2)}`) / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
      return red * 0.2126 + green * 0.7152 + blue * 0.0722;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
