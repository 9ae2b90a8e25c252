import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Language } from '@hearthline/contract/common';
import type { LoadSite } from '@hearthline/contract/site';
import type { SitePage } from '@hearthline/contract/site-pages';
import type { SiteCheck, SiteCheckName } from '@hearthline/contract/sites';
import { siteChecks, siteLimits } from '@hearthline/contract/sites';
import { contrastOf, leastContrast } from '@hearthline/domain/site/contrast';
import type { SiteColours } from '@hearthline/domain/site/looks';
import { writtenOn } from '@hearthline/domain/site/looks';
import { createFormat } from '@hearthline/format/format';
import type { Clock } from '../../../platform/clock/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HeroShades } from '../pages/hero-shade.ts';
import type { OpenedSite, SiteOpener } from '../pages/open-site.ts';
import type { PlainPages } from '../pages/plain-pages.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { createPageAddresses } from '../public/page-addresses.ts';
import type { SiteRow } from '../site.store.ts';
import type { OpenSite } from '../site-transaction.ts';
import { addressOf } from '../sites.presenter.ts';
import type { Finding } from './draft-checks.ts';
import {
  checkAbout,
  checkAlts,
  checkBrokerage,
  checkContact,
  checkLanguages,
  checkSlogan,
  inOrder,
} from './draft-checks.ts';

const compress = promisify(gzip);

/** HTML and styles of the home page, as they travel. */
const pageMaxBytes = 60 * 1024;
const phoneFile = '828.webp';

export interface GateDeps {
  open: OpenSite;
  opener: SiteOpener;
  plain: PlainPages;
  loadSite: LoadSite;
  files: Pick<PictureFiles, 'load'>;
  findHeroShade: HeroShades;
  clock: Clock;
  publicOrigin: string;
}

/** What keeps a draft from being published: measured on the pages and pictures that people would see. */
export function createSiteGate({
  open,
  opener,
  plain,
  loadSite,
  files,
  findHeroShade,
  clock,
  publicOrigin,
}: GateDeps) {
  interface DrawnHome {
    page: Extract<SitePage, { name: 'siteHome' }>;
    html: string;
    bytes: number;
  }

  async function drawHome(site: OpenedSite, language: Language): Promise<DrawnHome> {
    const page = await plain.home(site, language);
    if (page.name !== 'siteHome') throw new Error('The home page is another one');
    const { html } = (await loadSite()).renderSitePage(page);
    return { page, html, bytes: (await compress(html)).length };
  }

  function checkContrast(colours: SiteColours, language: Language, pictureContrast: number | null): Finding {
    const ofColours = Math.min(
      ...writtenOn.map(([text, ground]) => contrastOf(colours[text], colours[ground])),
    );
    const least = Math.min(ofColours, pictureContrast ?? ofColours);
    const detail = `${createFormat(language).number(Math.floor(least * 10) / 10)} : 1`;
    if (least >= leastContrast) return inOrder(detail);
    return {
      verdict: 'must',
      language: null,
      detail,
      link:
        ofColours < leastContrast
          ? '/site-builder?part=look&field=colourSet'
          : '/site-builder/hero-section?field=picture',
    };
  }

  async function checkWeight({ agentId, draft }: OpenedSite, language: Language): Promise<Finding> {
    if (!draft.hero) return inOrder();
    const { bytes } = await files.load({ agentId, pictureId: draft.hero.id }, phoneFile);
    const detail = createFormat(language).bytes(bytes.length);
    return bytes.length <= siteLimits.heroWeight
      ? inOrder(detail)
      : {
          verdict: 'must',
          language: null,
          detail,
          link: '/site-builder/hero-section?field=picture',
        };
  }

  async function find(
    site: OpenedSite,
    row: SiteRow,
    language: Language,
    { isBoardWithoutName, pictureContrast }: { isBoardWithoutName: boolean; pictureContrast: number | null },
  ): Promise<Record<SiteCheckName, Finding>> {
    const { draft, agent } = site;
    const homes = [await drawHome(site, 'en'), await drawHome(site, 'fr')] as const;
    const heaviest = Math.max(...homes.map(({ bytes }) => bytes));
    const says = (text: string) => homes.every(({ html }) => html.includes(escaped(text)));
    const showsListings = homes.some(({ page }) => page.homes.length > 0 || page.figures !== null);
    const legal = homes.every(({ page, html }) =>
      [page.frame.links.privacy, page.frame.links.unsubscribe, page.frame.links.contact].every((link) =>
        html.includes(escaped(link)),
      ),
    );
    const isAttributed =
      !isBoardWithoutName &&
      (!showsListings || (says(agent.brokerageName) && site.board !== null && says(site.board.name)));
    return {
      slogan: checkSlogan(draft, language),
      about: checkAbout(draft, language),
      bothLanguages: checkLanguages(draft, language),
      brokerage: checkBrokerage(agent),
      contact: checkContact(agent),
      attribution: isAttributed
        ? inOrder(site.board?.name ?? '')
        : { verdict: 'must', language: null, detail: '', link: '/user/profile' },
      boardAccess:
        site.board || isBoardWithoutName
          ? inOrder()
          : { verdict: 'worthALook', language: null, detail: '', link: '/user/profile' },
      alts: checkAlts(draft, language),
      pictureWeight: await checkWeight(site, language),
      contrast: checkContrast(homes[0].page.frame.colours, language, pictureContrast),
      cities:
        site.cities.length === 0
          ? { verdict: 'worthALook', language: null, detail: '', link: '/site-builder?part=cities' }
          : inOrder(createFormat(language).list(site.cities.map(({ name }) => name))),
      pageWeight:
        heaviest > pageMaxBytes
          ? {
              verdict: 'must',
              language: null,
              detail: createFormat(language).bytes(heaviest),
              link: '/site-builder?part=sections',
            }
          : inOrder(createFormat(language).bytes(heaviest)),
      legalPages: legal
        ? inOrder()
        : { verdict: 'must', language: null, detail: '', link: '/site-builder?part=contact' },
      host:
        row.host !== null && row.hostProvenAt === null
          ? {
              verdict: 'worthALook',
              language: null,
              detail: row.host,
              link: '/site-builder?part=address&field=host',
            }
          : inOrder(),
    };
  }

  async function check(agentId: string, language: Language): Promise<SiteCheck> {
    const { row, nextVersion } = await open(agentId, async ({ site, store }) => ({
      row: site,
      nextVersion: (await store.findLastNumber()) + 1,
    }));
    const root = `/sites/${row.slug}`;
    const canonicalRoot = addressOf({ slug: row.slug, host: null }, publicOrigin);
    const site = await opener.open(agentId, createPageAddresses({ root, canonicalRoot }), {
      template: null,
    });
    if (!site) throw new AppError('not_found');
    const isBoardWithoutName = !site.board && (await opener.hasBoardAccess(agentId));
    const pictureContrast = (await findHeroShade(site))?.contrast ?? null;
    const found = await find(site, row, language, { isBoardWithoutName, pictureContrast });
    const rows = siteChecks.map((name) => ({ check: name, ...found[name] }));
    return {
      checkedAt: clock.now().toISOString(),
      rows,
      pictureContrast,
      canPublish: rows.every(({ verdict }) => verdict !== 'must'),
      nextVersion,
    };
  }

  return { check };
}

export type SiteGate = ReturnType<typeof createSiteGate>;

/** As React writes text into a page. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
