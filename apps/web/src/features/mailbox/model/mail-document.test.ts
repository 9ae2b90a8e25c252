import { describe, expect, it } from 'vitest';
import { withTopLinks } from './mail-document.ts';

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
