import { describe, expect, it } from 'vitest';
import { asStillDocument, withTopLinks } from './mail-document.ts';

describe('withTopLinks', () => {
  it.each([
    [
      '<!doctype html><html><head><title>x</title></head></html>',
      '<!doctype html><html><head><base target="_top"><title>x</title></head></html>',
    ],
    [
      '<!DOCTYPE html><html lang="en"><body></body></html>',
      '<!DOCTYPE html><html lang="en"><base target="_top"><body></body></html>',
    ],
    ['<!doctype html><p>x</p>', '<!doctype html><base target="_top"><p>x</p>'],
    ['<p>header</p>', '<base target="_top"><p>header</p>'],
  ])('keeps the document type first in %s', (html, expected) => {
    expect(withTopLinks(html)).toBe(expected);
  });
});

describe('asStillDocument', () => {
  it('forbids everything from outside before anything is read', () => {
    const html = asStillDocument(
      '<html><head><img src="https://spy.example/1.gif"></head></html>',
      'https://pages.example',
    );
    expect(html).toContain(
      'img-src data: https://pages.example/c/ https://pages.example/drawings/ https://pages.example/site-pictures/"',
    );
    expect(html.indexOf("default-src 'none'")).toBeGreaterThan(0);
    expect(html.indexOf("default-src 'none'")).toBeLessThan(html.indexOf('<img'));
  });
});
