import type { Language } from '@hearthline/contract/common';
import type { MessageCategory } from '@hearthline/contract/messages';
import { escapeHtml } from '../../platform/escape-html.ts';
import { toPlainText } from './letter.ts';
import { mailTexts } from './mail-texts.ts';

/** Who writes, as the law wants it said: the person, on whose behalf, and how to reach them. */
export interface Sender {
  name: string;
  jobTitle: string;
  email: string;
  phone: string;
  brokerage: string;
  /** Of the brokerage; commercial mail must carry it. */
  mailingAddress: string;
  /** Sanitised HTML; empty where the agent has none. */
  signature: string;
}

export interface MailParts {
  subject: string;
  /** Sanitised and filled. */
  html: string;
  text: string;
  language: Language;
  category: MessageCategory;
  sender: Sender;
  /** Null for personal mail, which nobody can leave. */
  preferencesUrl: string | null;
  /** Who referred the reader, where the message rests on that. */
  referredBy: string | null;
  openingUrl: string | null;
  isTest: boolean;
}

// Mail programs that invert colours leave those alone which a mail sets for both schemes, so it brings its own dark ones.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.letter p { margin: 0 0 14px; }
.letter a { color: #b23a0a; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #131418 !important; }
  .card { background: #1d1f25 !important; border-color: #33363f !important; }
  .ink, .letter { color: #f3f1ed !important; }
  .soft { color: #b4b6bf !important; }
  .line { border-color: #33363f !important; }
  .link, .letter a { color: #ff9d66 !important; }
}`;

const base = "font-family:Poppins,'Segoe UI',Helvetica,Arial,sans-serif;";

export function renderMail(parts: MailParts): { html: string; text: string } {
  return { html: renderHtml(parts), text: renderText(parts) };
}

function renderHtml(parts: MailParts): string {
  const { language, subject, sender, preferencesUrl, openingUrl } = parts;
  const notes = notesOf(parts).map(
    (note) => `<p class="soft" style="margin:0 0 6px;">${escapeHtml(note)}</p>`,
  );
  const signature =
    sender.signature === ''
      ? ''
      : `<div class="letter ink" style="margin-top:8px;">${sender.signature}</div>`;
  const leave = preferencesUrl
    ? `<p class="soft" style="margin:0;"><a class="link" href="${escapeHtml(preferencesUrl)}" style="color:#b23a0a;">${escapeHtml(mailTexts[language].unsubscribe)}</a> · <a class="link" href="${escapeHtml(preferencesUrl)}" style="color:#b23a0a;">${escapeHtml(mailTexts[language].preferences)}</a></p>`
    : '';
  const pixel = openingUrl
    ? `<img src="${escapeHtml(openingUrl)}" width="1" height="1" alt="" style="display:block;border:0;width:1px;height:1px;">`
    : '';
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f5f2;${base}">
<div class="canvas" style="padding:24px 12px;background:#f6f5f2;">
<div class="card" style="max-width:600px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e7e4de;border-radius:14px;">
<div class="letter ink" style="font-size:15px;line-height:24px;color:#1a1b20;">
${parts.html}
</div>
<div class="line" style="margin-top:24px;padding-top:16px;border-top:1px solid #e7e4de;font-size:13px;line-height:20px;">
<p class="ink" style="margin:0;font-weight:600;color:#1a1b20;">${escapeHtml(sender.name)}</p>
<p class="soft" style="margin:0;color:#51535c;">${escapeHtml(titleOf(parts))}</p>
<p class="soft" style="margin:0;color:#51535c;">${escapeHtml(reachOf(sender))}</p>
${signature}
</div>
<div class="soft" style="margin-top:16px;font-size:12px;line-height:18px;color:#51535c;">
${notes.join('\n')}
${leave}
</div>
</div>
</div>
${pixel}
</body>
</html>
`;
}

function renderText(parts: MailParts): string {
  const { sender, language, preferencesUrl } = parts;
  const leave = preferencesUrl ? `${mailTexts[language].unsubscribe}: ${preferencesUrl}` : '';
  return [
    parts.text,
    '-- ',
    [sender.name, titleOf(parts), reachOf(sender), toPlainText(sender.signature)]
      .filter((line) => line !== '')
      .join('\n'),
    [...notesOf(parts), leave].filter((line) => line !== '').join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function titleOf({ sender, language }: MailParts): string {
  const { jobTitle, brokerage } = sender;
  const behalf =
    brokerage === '' ? '' : jobTitle === '' ? `${mailTexts[language].on} ${brokerage}` : brokerage;
  return [jobTitle, behalf].filter((part) => part !== '').join(', ');
}

const reachOf = ({ phone, email, mailingAddress }: Sender): string =>
  [mailingAddress, phone, email].filter((part) => part !== '').join(' · ');

function notesOf({ language, category, referredBy, isTest }: MailParts): string[] {
  const texts = mailTexts[language];
  return [
    ...(isTest ? [texts.testNote] : []),
    ...(referredBy ? [texts.referredBy(referredBy)] : []),
    ...(category === 'personal' || referredBy ? [] : [texts.because[category]]),
  ];
}
