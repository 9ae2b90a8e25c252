import { describe, expect, it } from 'vitest';
import { cleanSignature, signatureOfDetails } from './signature-html.ts';

describe('[USER-05] the signature as clean HTML', () => {
  it('keeps bold, italic and links and renames their tags', () => {
    expect(cleanSignature('<b>Maya</b> <i>Okafor</i> <a href="https://northlight.example/">site</a>')).toBe(
      '<strong>Maya</strong> <em>Okafor</em> <a href="https://northlight.example/">site</a>',
    );
  });

  it('turns the blocks of editors into lines, empty ones included', () => {
    expect(cleanSignature('Maya<div>Agent</div><div><br></div><div>416</div>')).toBe(
      'Maya<br>Agent<br><br>416',
    );
    expect(cleanSignature('<p>Maya</p><p>Agent</p>')).toBe('Maya<br>Agent');
    expect(cleanSignature('<strong>Maya</strong><br>Agent')).toBe('<strong>Maya</strong><br>Agent');
  });

  it('drops everything that could run, load or style', () => {
    const nasty =
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" onclick="x()">a</a>' +
      '<svg><script>alert(1)</script></svg><b style="color:red" onmouseover="x()">b</b><style>*{}</style>';
    expect(cleanSignature(nasty)).toBe('a<strong>b</strong>');
  });

  it('escapes text that looks like markup', () => {
    expect(cleanSignature('&lt;img src=x&gt; &amp; "co"')).toBe('&lt;img src=x&gt; &amp; &quot;co&quot;');
    expect(cleanSignature('<a href="https://a.example/?q=%22&b=1">x</a>')).toBe(
      '<a href="https://a.example/?q=%22&amp;b=1">x</a>',
    );
  });

  it('finds nothing to change in its own result', () => {
    const once = cleanSignature('<div><b>Maya</b></div><div>A &amp; B <i>x</i></div>');
    expect(cleanSignature(once)).toBe(once);
  });

  it('is empty for an empty editor', () => {
    expect(cleanSignature('<div><br></div>')).toBe('');
    expect(cleanSignature('<b></b>')).toBe('');
  });

  it('starts from the details of the profile', () => {
    expect(signatureOfDetails('Maya <Okafor>', 'Agent', '')).toBe(
      '<strong>Maya &lt;Okafor&gt;</strong><br>Agent',
    );
  });
});
