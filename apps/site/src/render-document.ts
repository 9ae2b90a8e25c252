import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export const renderDocument = (document: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(document)}`;
