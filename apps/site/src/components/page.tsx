import type { Language } from '@hearthline/contract/common';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import card from './card.css?inline';
import fonts from './fonts.css?inline';

export const renderDocument = (document: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(document)}`;

interface PageProps {
  language: Language;
  title: string;
  /** Of this page alone; our font is there on every one. */
  styles: string;
  /** Where a script is that makes the page better; most have none, and all work without. */
  script?: string;
  children: ReactNode;
}

/** A whole page for somebody without an account. Search engines leave it alone. */
export function Page({ language, title, styles, script, children }: PageProps) {
  return (
    <html lang={`${language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        {/* The browser asks for the app's own icon otherwise, which is not for pages without an origin. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style>{fonts + styles}</style>
        {/* No module: those are fetched as from a foreign origin by a page that has none of its own. */}
        {script ? <script src={script} defer /> : null}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** One card with a heading: for pages that say or ask one thing. */
export function CardPage({ language, title, children }: Omit<PageProps, 'styles' | 'script'>) {
  return (
    <Page language={language} title={title} styles={card}>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </Page>
  );
}
