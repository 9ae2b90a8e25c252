import { describe, expect, it } from 'vitest';
import { firstParagraphs } from './first-paragraphs.ts';

describe('the beginning of a text', () => {
  it('is whole blocks, and says whether that is all', () => {
    const html = '<p>One.</p><p>Two <a href="/x">and more</a>.</p><p>Three.</p>';
    expect(firstParagraphs(html, 100)).toEqual({ html, isWhole: true });
    expect(firstParagraphs(html, 18)).toEqual({
      html: '<p>One.</p><p>Two <a href="/x">and more</a>.</p>',
      isWhole: false,
    });
    expect(firstParagraphs(html, 0)).toEqual({ html: '<p>One.</p>', isWhole: false });
  });

  it('keeps lists within lists whole, and no heading without what it heads', () => {
    const list = '<ul><li>One<ul><li>Two<br>lines</li></ul></li></ul>';
    expect(firstParagraphs(`<h2>Title</h2>${list}<h2>Next</h2><p>${'Long. '.repeat(20)}</p>`, 40)).toEqual({
      html: `<h2>Title</h2>${list}`,
      isWhole: false,
    });
  });

  it('leaves what is no block as it is', () => {
    expect(firstParagraphs('', 10)).toEqual({ html: '', isWhole: true });
    expect(firstParagraphs('Words alone', 3)).toEqual({ html: 'Words alone', isWhole: true });
  });
});
