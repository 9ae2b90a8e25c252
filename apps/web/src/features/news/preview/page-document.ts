import type { Language } from '@hearthline/contract/common';
import type { NewsPreview } from '@hearthline/contract/news';
import { fillLine } from '@hearthline/domain/site/fill-sentences';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { figuresOfText } from '../model/use-news-words.ts';

/** Plain, since each site has letters and colours of its own. */
const style = `
body { margin: 0 auto; max-width: 680px; padding: 28px 24px 40px; font: 17px/28px Georgia, 'Times New Roman', serif; color: #1c2730; }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 38px; text-wrap: balance; }
h2 { margin: 28px 0 8px; font-size: 22px; line-height: 30px; }
p { margin: 0 0 14px; }
.lead { color: #59636d; }
figure, table, dl { margin: 16px 0; font: 14px/20px Helvetica, Arial, sans-serif; }
figure svg { display: block; width: 100%; height: auto; }
table { border-collapse: collapse; } th, td { padding: 2px 14px 2px 0; text-align: left; }
blockquote { margin: 0 0 14px; padding-left: 14px; border-left: 3px solid #d5d9dc; }
a { color: #17607a; }
`;

/** A post as a page of its own, in no template’s look. The figures that fill its words fill the summary, too. */
export function pageDocument(preview: NewsPreview, language: Language, summary: string): string {
  const words = fillLine(summary, figuresOfText(preview, language));
  const lead = words ? `<p class="lead">${escapeHtml(words)}</p>` : '';
  return `<!doctype html><html lang="${language}"><head><style>${style}</style></head><body><h1>${escapeHtml(preview.subject)}</h1>${lead}${preview.html}</body></html>`;
}
