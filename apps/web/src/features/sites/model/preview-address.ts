import type { Language } from '@hearthline/contract/common';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';

interface PreviewChoice {
  language: Language;
  /** As it would look in another template. */
  template?: SiteTemplate | undefined;
}

/** What the draft looks like in one language; the address of the preview may be of another origin. */
export function previewAddress(previewUrl: string, { language, template }: PreviewChoice): string {
  const url = new URL(previewUrl, window.location.href);
  url.searchParams.set('lan', language);
  if (template) url.searchParams.set('template', template);
  return url.href;
}

/** The host and path of an address, as people read it. */
export function readableAddress(url: string): string {
  const { host, pathname } = new URL(url, window.location.href);
  return host + (pathname === '/' ? '' : pathname.replace(/\/$/, ''));
}
