import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { SiteTemplateParts } from '../template.ts';
import { gallery } from './gallery/gallery.tsx';
import { heritage } from './heritage/heritage.tsx';
import { lakeside } from './lakeside/lakeside.tsx';
import { metro } from './metro/metro.tsx';

export const siteTemplates: Record<SiteTemplate, SiteTemplateParts> = {
  lakeside,
  gallery,
  metro,
  heritage,
};
