import type { LoadSite, Site } from '@hearthline/contract/site';
import { AppError } from './platform/errors.ts';

const siteFile = new URL('../../site/dist/render.js', import.meta.url);
export const fontFolder = new URL('../../site/public/fonts/', import.meta.url);

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
