import { describe, expect, it } from 'vitest';
import { cleanPasted, parseHtml, pastedText, toHtml } from './mail-html.ts';
import { articleSchema, linesSchema, mailSchema } from './mail-schema.ts';

const mail = (html: string) => toHtml(parseHtml(mailSchema, html));
const lines = (html: string) => toHtml(parseHtml(linesSchema, html));
const article = (html: string) => toHtml(parseHtml(articleSchema, html));
const pasted = (html: string) => mail(cleanPasted(mailSchema, html));

describe('the HTML of a mail', () => {
  it.each([
    ['<p>Hi {{firstName}},</p><p>See <strong>this</strong> and <em>that</em>.</p>'],
    ['<p>Hi {{firstName|you}} and {{firstName|you &amp; yours}}{{city}}</p>'],
    ['<p>One</p><p><br></p><p>Two</p>'],
    ['<ul><li>One</li><li>Two {{city}}</li></ul><ol><li>First</li></ol>'],
    ['<p><a href="https://homes.example/?a=1&amp;b={{city}}">Home</a></p>'],
    ['<p>Line<br>break</p>'],
    ['<p>Nothing fills {{shoeSize}} &amp; {{broken</p>'],
    ['<h2>Spring</h2><h3>Lake</h3><blockquote><p>Said</p></blockquote><p><u>Now</u></p>'],
    ['<p>«\u00A0Vraiment\u00A0» : 10\u00A0%\u00A0!</p>'],
  ])('comes back as it was: %s', (html) => {
    expect(mail(html)).toBe(html);
  });

  it.each([
    ['<p>See <b>this</b> and <i>that</i></p>', '<p>See <strong>this</strong> and <em>that</em></p>'],
    ['<div>Typed</div><div>in<br></div><div><br></div>', '<p>Typed</p><p>in</p>'],
    ['Loose words', '<p>Loose words</p>'],
    ['<ul><li>One</li><li></li></ul><p>Two </p>', '<ul><li>One</li></ul><p>Two</p>'],
    ['<ul><li> </li></ul>', ''],
    [
      '<table><tr><td>Beds</td><td>3</td></tr><tr><td>Baths</td><td><b>2</b></td></tr></table>',
      '<p>Beds</p><p>3</p><p>Baths</p><p><strong>2</strong></p>',
    ],
    ['<p><br></p>', ''],
    ['', ''],
    ['<p style="color:red">A<span style="font-size:40px">b</span></p>', '<p>Ab</p>'],
    [
      '<ul><li>One<ul><li>Two<ol><li>Three</li></ol></li><li>Four</li></ul></li></ul>',
      '<ul><li>One</li><li>Two</li><li>Three</li><li>Four</li></ul>',
    ],
    ['<ul><li><p>One</p><p>more</p></li></ul>', '<ul><li>One<br>more</li></ul>'],
    ['<p>a &lt;b&gt;</p>', '<p>a &lt;b&gt;</p>'],
    ['<p>end\u00A0</p>', '<p>end</p>'],
    ['<p>Hi\u00A0<b>you</b>, see\u00A0 this</p>', '<p>Hi <strong>you</strong>, see this</p>'],
    ['<p>Hi {{ firstName | you }}</p>', '<p>Hi {{firstName|you}}</p>'],
  ])('of an older draft shows the same: %s', (html, expected) => {
    expect(mail(html)).toBe(expected);
    expect(mail(expected)).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['#top'],
    ['/path'],
  ])('has no link to %s, only its words', (href) => {
    expect(mail(`<p><a href="${href}" onclick="x()">words</a></p>`)).toBe('<p>words</p>');
    expect(lines(`<a href="${href}">words</a>`)).toBe('words');
  });

  it('links to the web, mail and phones', () => {
    for (const href of ['https://a.example/', 'mailto:maya@northlight.example', 'tel:+14165550119'])
      expect(mail(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  it('makes placeholders that something fills nodes of their own', () => {
    const line = parseHtml(mailSchema, '<p>{{firstName|you}}{{shoeSize}}</p>').firstChild;
    expect(line?.firstChild?.attrs).toEqual({ name: 'firstName', instead: 'you' });
    expect(line?.lastChild?.text).toBe('{{shoeSize}}');
  });
});

describe('[USER-05] the HTML of a signature', () => {
  it.each([
    ['<strong>Maya Okafor</strong><br>416 555 0119'],
    ['<em>Agent</em>, <a href="https://northlight.example/?q=%22&amp;b=1">site</a><br><br>A &amp; B'],
    ['Dear {{firstName}}'],
  ])('comes back as it was: %s', (html) => {
    expect(lines(html)).toBe(html);
  });

  it.each([
    ['<b>Maya</b> <i>Okafor</i>', '<strong>Maya</strong> <em>Okafor</em>'],
    ['Maya<div>Agent</div><div><br></div><div>416</div>', 'Maya<br>Agent<br><br>416'],
    ['<p>Maya</p><p>Agent</p>', 'Maya<br>Agent'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One<br>Two'],
    ['&lt;img src=x&gt;', '&lt;img src=x&gt;'],
    ['<div><br></div>', ''],
    ['<b></b>', ''],
  ])('of an older one shows the same: %s', (html, expected) => {
    expect(lines(html)).toBe(expected);
    expect(lines(expected)).toBe(expected);
  });

  it('drops everything that could run, load or style', () => {
    const nasty =
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" onclick="x()">a</a>' +
      '<svg><script>alert(1)</script><text>t</text></svg><b style="color:red" onmouseover="x()">b</b><style>*{}</style>';
    expect(lines(nasty)).toBe('a<strong>b</strong>');
    expect(mail(nasty)).toBe('<p>a<strong>b</strong></p>');
  });
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in;mso-pagination:widow-orphan;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-CA><!--StartFragment-->
<h1 style='mso-style-next:Normal'>Spring market<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span
style='font-size:14.0pt;font-family:"Calibri",sans-serif;color:#2F5496'>Three homes</span></b><span
style='mso-spacerun:yes'>  </span>and <i>one</i> more.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Near the lake<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>With a garden<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>First<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a href="https://homes.example/a?b=1&amp;c=2"><span lang=FR>See them</span></a><img src="file:///C:/x.png"></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Cell<o:p></o:p></p></td><td>Two</td></tr></table>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8c1e"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;color:#000;font-weight:400;font-style:normal;">Dear </span><span style="font-weight:700;font-style:normal;">Maya</span><span style="font-weight:400;font-style:italic;">, really</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr"><p><span>Nested</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

const webPage = `<article><header><h2 class="title">News</h2><nav><a href="#top">Up</a></nav></header>
<div style="display:flex"><section>A <strong>big</strong> <code>sale</code></section><aside>Ad</aside></div>
<form><input value="x"><button>Buy</button></form><script>track()</script><iframe src="https://ads.example"></iframe>
<blockquote>Quoted</blockquote><img src="https://a.example/x.png" alt="A home"><a href="tel:+14165550119" style="color:red">Call</a></article>`;

describe('[NEWS-01] the HTML of an article', () => {
  it.each([
    [
      '<h2>Spring</h2><p>The median was {{medianPrice}} in {{place}}.</p><blockquote><p>Said</p></blockquote>',
    ],
    ['<p>One</p><p>{{marketFigures}}</p><p>{{priceChart}}</p><ol><li>Two</li></ol>'],
    ['<p>Hi {{firstName}}, no more {{marketFigures}} within words</p>'],
  ])('comes back as it was: %s', (html) => {
    expect(article(html)).toBe(html);
  });

  it('has parts that fill themselves, which a mail knows as words only', () => {
    const html = '<p> {{ marketFigures }} </p><p>{{medianPrice}}</p>';
    const { firstChild, lastChild } = parseHtml(articleSchema, html);
    expect(firstChild?.attrs).toEqual({ name: 'marketFigures' });
    expect(lastChild?.firstChild?.attrs.name).toBe('medianPrice');
    expect(parseHtml(mailSchema, html).lastChild?.firstChild?.text).toBe('{{medianPrice}}');
  });

  it('keeps headings of what is pasted, and takes no other part', () => {
    const html = '<h2>News</h2><div data-figures="script">words</div>';
    expect(article(cleanPasted(articleSchema, html))).toBe('<h2>News</h2><p>words</p>');
  });
});

describe('what is pasted', () => {
  it('from Word keeps words, bold, lists and links, and nothing of its styles', () => {
    expect(pasted(word)).toBe(
      '<p>Spring market</p><p><strong>Three homes</strong> and <em>one</em> more.</p>' +
        '<ul><li>Near the lake</li><li>With a garden</li></ul><ol><li>First</li></ol><p><br></p>' +
        '<p><a href="https://homes.example/a?b=1&amp;c=2">See them</a></p><p>Cell</p><p>Two</p>',
    );
  });

  it('from Google Docs is bold only where it looked bold', () => {
    expect(pasted(googleDocs)).toBe(
      '<p>Dear <strong>Maya</strong><em>, really</em></p><ul><li>One</li><li>Nested</li></ul>',
    );
  });

  it('from a web page is paragraphs, without what is no text', () => {
    expect(pasted(webPage)).toBe(
      '<p>News</p><p>Up</p><p>A <strong>big</strong> sale</p><p>Ad</p><p>Buy</p><p>Quoted</p>' +
        '<p><a href="tel:+14165550119">Call</a></p>',
    );
  });

  it('as text keeps every line', () => {
    const { content } = pastedText(mailSchema, 'one\r\n\ntwo <3');
    expect(toHtml(mailSchema.node('doc', null, content))).toBe('<p>one</p><p><br></p><p>two &lt;3</p>');
  });
});
