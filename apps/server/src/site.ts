import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LoadSite, Site } from '@hearthline/contract/site';
import type { PageScript } from './features/client-pages/page-scripts.routes.ts';
import { AppError } from './platform/errors.ts';

const siteFile = new URL('../../site/dist/render.js', import.meta.url);
const scriptFile = new URL('../../site/dist/basket-page.js', import.meta.url);
/** Where browsers ask for scripts of pages. */
export const pageScriptsPath = '/page-scripts';
export const fontFolder = new URL('../../site/public/fonts/', import.meta.url);
/** Drawings of the templates of sites, and the fonts that they are set in. */
export const siteArtFolder = new URL('../../site/public/site-art/', import.meta.url);
export const siteFontList = new URL('../../site/public/site-fonts.json', import.meta.url);

/** The pages and mails for people without an account, as `apps/site` was built. */
export function createSiteLoader(): LoadSite {
  let site: Promise<Site> | undefined;
  return () => {
    site ??= (import(siteFile.href) as Promise<Site>).catch((error: unknown) => {
      site = undefined;
      throw new AppError('unavailable', { cause: error });
    });
    return site;
  };
}

const hashLength = 12;

/** The script of the client's page, as `apps/site` was built; read once. */
export function createPageScriptLoader(): () => Promise<PageScript> {
  let script: Promise<PageScript> | undefined;
  const read = async (): Promise<PageScript> => {
    const code = await readFile(scriptFile);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, hashLength);
    return { name: `basket-page.${hash}.js`, code };
  };
  return () => {
    script ??= read().catch((error: unknown) => {
      script = undefined;
      throw new AppError('unavailable', { cause: error });
    });
    return script;
  };
}
