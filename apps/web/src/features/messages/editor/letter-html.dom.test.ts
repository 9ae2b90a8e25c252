import { describe, expect, it } from 'vitest';
import { cleanLetter, cleanPaste, drawLetter, readLetter } from './letter-html.ts';

const labels = { firstName: 'First name' } as Record<string, string>;
const draw = (html: string) => drawLetter(html, (name) => labels[name] ?? name);

/** Through the field and back. */
function roundTrip(html: string): string {
  const field = document.createElement('div');
  field.innerHTML = draw(html);
  return readLetter(field);
}

describe('the HTML of a letter', () => {
  it.each([
    ['<p>Hi {{firstName}},</p><p>See <b>this</b> and <i>that</i>.</p>'],
    ['<p>Hi {{firstName|you}}</p>'],
    ['<p>One</p><p><br></p><p>Two</p>'],
    ['<ul><li>One</li><li>Two {{city}}</li></ul>'],
    ['<p><a href="https://homes.example/?a=1&amp;b={{city}}">Home</a></p>'],
    ['<p>Line<br>break</p>'],
    ['<p>Nothing fills {{shoeSize}} &amp; {{broken</p>'],
  ])('comes back as it was: %s', (html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it.each([
    ['<div>Typed</div><div>in<br></div><div><br></div>', '<p>Typed</p><p>in</p>'],
    ['Loose words', '<p>Loose words</p>'],
    ['<p><br></p>', ''],
    ['<p style="color:red">A<span style="font-size:40px">b</span></p>', '<p>Ab</p>'],
    ['<ul><li>One<ul><li>Two</li></ul></li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<p><script>alert(1)</script><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<strong>a</strong><em>b</em>', '<p><b>a</b><i>b</i></p>'],
    ['<p>a &lt;b&gt;</p>', '<p>a &lt;b&gt;</p>'],
    ['<p>end\u00A0</p>', '<p>end</p>'],
    ['<p>Hi\u00A0<b>you</b>, see\u00A0 this</p>', '<p>Hi <b>you</b>, see this</p>'],
    ['<p>«\u00A0Vraiment\u00A0» : 10\u00A0%\u00A0!</p>', '<p>«\u00A0Vraiment\u00A0» : 10\u00A0%\u00A0!</p>'],
  ])('is made of %s', (html, expected) => {
    expect(cleanLetter(html)).toBe(expected);
  });

  it('shows placeholders that something fills as chips', () => {
    expect(draw('<p>{{firstName}}</p>')).toContain(
      '<span class="letter-chip" contenteditable="false" data-placeholder="firstName">First name</span>',
    );
    expect(draw('<p>{{shoeSize}}</p>')).toBe('<p>{{shoeSize}}</p>');
  });

  it('takes what is pasted without its looks, one paragraph into the line', () => {
    expect(cleanPaste('<p style="x"><b>Bold</b> words</p>', '')).toBe('<b>Bold</b> words');
    expect(cleanPaste('', 'one\r\ntwo <3')).toBe('<p>one</p><p>two &lt;3</p>');
    expect(cleanPaste('', 'one line')).toBe('one line');
  });
});
