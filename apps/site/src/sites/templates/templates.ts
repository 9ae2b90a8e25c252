import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { SiteTemplateParts } from '../template.ts';
import { lakeside } from './lakeside/lakeside.tsx';

export const siteTemplates: Record<SiteTemplate, SiteTemplateParts> = {
  lakeside,
  gallery: lakeside,
  metro: lakeside,
  heritage: lakeside,
};
