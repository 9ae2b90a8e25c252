import type { Language } from '@hearthline/contract/common';
import type { ReactNode } from 'react';
import fonts from './fonts.css?inline';

export interface PageProps {
  language: Language;
  title: string;
  /** Of this page alone; our font is there on every one. */
  styles: string;
  children: ReactNode;
}

/** A whole page for somebody without an account. It runs no script, and search engines leave it alone. */
export function Page({ language, title, styles, children }: PageProps) {
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
      </head>
      <body>{children}</body>
    </html>
  );
}
