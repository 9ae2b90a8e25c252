import { describe, expect, it } from 'vitest';
import { linkTargetOf } from './link-target.ts';

describe('link targets', () => {
  it.each([
    ['northlight.example', 'https://northlight.example/'],
    ['http://northlight.example/a', 'http://northlight.example/a'],
    ['maya@northlight.example', 'mailto:maya@northlight.example'],
    ['tel:+14165550119', 'tel:+14165550119'],
  ])('reads %s as an address', (typed, target) => {
    expect(linkTargetOf(typed)).toBe(target);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'localhost', '', 'two words'])(
    'refuses %s',
    (typed) => {
      expect(linkTargetOf(typed)).toBeNull();
    },
  );
});
