import type { ReportMail } from '@hearthline/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from '../texts/texts.ts';

/** A mail like one that the agent writes: it is sanitised, kept and sent as every other message. */
export function renderReportMail({ message, url, language }: ReportMail): string {
  const paragraphs = message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parts = [
    ...paragraphs,
    <a key="link" href={url}>
      {textsOf(language).report.open}
    </a>,
  ];
  return parts.map((part) => renderToStaticMarkup(<p>{part}</p>)).join('');
}
