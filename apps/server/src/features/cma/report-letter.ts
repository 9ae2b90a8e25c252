import type { Language } from '@hearthline/contract/common';
import { escapeHtml } from '../../platform/escape-html.ts';

const words: Record<Language, string> = { en: 'Open the report', fr: 'Ouvrir le rapport' };

/** What the agent wrote, a paragraph a line, with the way to the report below. */
export function writeReportLetter(message: string, link: string, language: Language): string {
  const paragraphs = message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  return [...paragraphs, `<p><a href="${escapeHtml(link)}">${words[language]}</a></p>`].join('');
}
