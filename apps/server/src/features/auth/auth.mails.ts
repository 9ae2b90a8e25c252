import type { Language } from '@hearthline/contract/common';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { AuthMailKind, AuthMailTexts } from './auth.mail-texts.ts';
import { authMailTexts } from './auth.mail-texts.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** People's names stay out of these mails: whoever registers a foreign address could write a message with them. */
export function renderAuthMail(
  kind: AuthMailKind,
  { brand, link, language }: { brand: string; link: string; language: Language },
): RenderedMail {
  const texts = authMailTexts(kind, language, brand);
  return {
    subject: texts.subject,
    html: renderHtml(texts, { brand, link, language }),
    text: [texts.title, texts.body, link, texts.note, texts.ignore, brand].join('\n\n'),
  };
}

// Mail clients that invert colours leave those alone which a mail sets for both schemes, so it brings its own dark ones.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #131418 !important; }
  .card { background: #1d1f25 !important; border-color: #33363f !important; }
  .ink { color: #f3f1ed !important; }
  .soft { color: #b4b6bf !important; }
  .link { color: #ff9d66 !important; }
}`;

function renderHtml(
  texts: AuthMailTexts,
  { brand, link, language }: { brand: string; link: string; language: Language },
): string {
  const href = escapeHtml(link);
  const paragraph = (text: string, className: string, style: string) =>
    `<p class="${className}" style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(texts.subject)}</title>
<style>${styles}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f5f2;font-family:Poppins,'Segoe UI',Helvetica,Arial,sans-serif;">
<div class="canvas" style="padding:32px 16px;background:#f6f5f2;">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e7e4de;border-radius:14px;">
<p class="link" style="margin:0 0 24px;font-size:18px;line-height:26px;font-weight:600;color:#b23a0a;">${escapeHtml(brand)}</p>
<h1 class="ink" style="margin:0 0 12px;font-size:22px;line-height:30px;font-weight:600;color:#1a1b20;">${escapeHtml(texts.title)}</h1>
${paragraph(texts.body, 'ink', 'font-size:14px;line-height:22px;color:#1a1b20;')}
<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#c2410c;color:#ffffff;font-size:14px;line-height:22px;font-weight:600;text-decoration:none;">${escapeHtml(texts.button)}</a></p>
${paragraph(texts.note, 'soft', 'font-size:13px;line-height:20px;color:#51535c;')}
${paragraph(texts.ignore, 'soft', 'font-size:13px;line-height:20px;color:#51535c;')}
<p class="soft" style="margin:24px 0 0;font-size:12px;line-height:18px;color:#51535c;">${escapeHtml(texts.fallback)}<br><a class="link" href="${href}" style="color:#b23a0a;word-break:break-all;">${href}</a></p>
</div>
</div>
</body>
</html>
`;
}
