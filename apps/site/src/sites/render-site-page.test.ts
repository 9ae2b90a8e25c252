import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './render-site-page.tsx';
import { sampleLengths, samplePages } from './testing/sample-site.ts';

const languages = ['en', 'fr'] as const;

const cases = siteTemplates.flatMap((template) =>
  languages.flatMap((language) => sampleLengths.map((length) => ({ template, language, length }))),
);

describe('pages of a site', () => {
  it.each(cases)('[SITE-02] say everything that they have to: $template, $language, $length', (sample) => {
    for (const [name, page] of Object.entries(samplePages(sample))) {
      const { html, styles } = renderSitePage(page);
      expect(html, name).toContain(`<style>${styles}</style>`);
      expect(html, name).not.toMatch(/\sstyle=|undefined|\bNaN\b|\[object/);
      expect(html.match(/<h1/g), name).toHaveLength(1);
    }
  });
});
