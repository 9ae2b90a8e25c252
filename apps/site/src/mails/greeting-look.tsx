import type { MailLook, RenderedMail } from '@hearthline/contract/site';
import type { CSSProperties } from 'react';
import { OpenPixel } from '../components/mail.tsx';
import { renderDocument } from '../components/page.tsx';
import { textsOf } from '../texts/texts.ts';
import type { Message } from './message-words.ts';
import { contactOf, joined, notesOf, titleOf, toText } from './message-words.ts';

const width = 600;
const side = 48;
const serif = "Georgia,'Times New Roman',serif";
const sans = 'Helvetica,Arial,sans-serif';
/** Around the mail on a wide screen; no paper is as dark. */
const canvas = '#eceae5';
const headline: CSSProperties = { fontFamily: serif, fontSize: 32, lineHeight: '40px', fontWeight: 400 };
const body: CSSProperties = { fontFamily: sans, fontSize: 17, lineHeight: '28px' };
const small: CSSProperties = { fontFamily: sans, fontSize: 13, lineHeight: '21px' };

// The dark has one paper for all looks: the picture brings the colour.
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .side { padding-left: 24px !important; padding-right: 24px !important; }
  .headline { font-size: 28px !important; line-height: 36px !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background: #131211 !important; }
  .paper { background: #1d1b19 !important; }
  .footer { background: #282522 !important; }
  .ink { color: #f3eee6 !important; }
  .soft { color: #c2baae !important; }
  .link { color: #f0b58a !important; }
}`;

/** A picture from edge to edge, what it says as text, the words of the agent, who sent it and how to stop it. */
export function renderGreetingMail(mail: Message, look: MailLook): RenderedMail {
  return {
    subject: mail.subject,
    html: renderDocument(<GreetingMail mail={mail} look={look} />),
    text: toText(mail, joined([look.headline, mail.body.text], '\n\n'), waysOutOf(mail)[0]),
  };
}

/** How to stop mails of this kind, and the others. */
function waysOutOf({ language, category }: Message): [string, string] {
  const { stopGreetings, leaveAll, unsubscribe, preferences } = textsOf(language).message;
  return category === 'greetings' ? [stopGreetings, leaveAll] : [unsubscribe, preferences];
}

interface PartProps {
  mail: Message;
  look: MailLook;
}

/** Tables, because one mail program knows no other width; every style that matters stands on its element. */
function GreetingMail({ mail, look }: PartProps) {
  return (
    <html lang={`${mail.language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="canvas" style={{ margin: 0, padding: 0, backgroundColor: canvas }}>
        <table {...frame} className="canvas" width="100%" style={{ backgroundColor: canvas }}>
          <tbody>
            <tr>
              <td align="center">
                <table
                  {...frame}
                  className="paper"
                  width={width}
                  style={{ width: '100%', maxWidth: width, backgroundColor: look.paper }}
                >
                  <tbody>
                    <Picture look={look} />
                    <Words mail={mail} look={look} />
                    <Footer mail={mail} look={look} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
        {mail.openingUrl ? <OpenPixel src={mail.openingUrl} /> : null}
      </body>
    </html>
  );
}

const frame = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

function Picture({ look: { picture, ink, footer } }: Pick<PartProps, 'look'>) {
  if (!picture) return null;
  return (
    <tr>
      <td className="footer" align="center" style={{ padding: 0, backgroundColor: footer }}>
        <img
          src={picture.src}
          alt={picture.alt}
          width={width}
          // Else a hint to fetch it ahead would stand in the mail, as a link that is followed by itself.
          fetchPriority="low"
          className="ink"
          // What is said instead of it is set in its style.
          style={{
            display: 'block',
            width: '100%',
            maxWidth: width,
            height: 'auto',
            border: 0,
            color: ink,
            ...body,
            textAlign: 'center',
          }}
        />
      </td>
    </tr>
  );
}

function Words({ mail: { body: words, sender }, look }: PartProps) {
  const { ink, accent } = look;
  return (
    <tr>
      <td className="side" align="left" style={{ padding: `40px ${side}px 36px` }}>
        {look.headline === '' ? null : (
          <h1 className="headline ink" style={{ margin: '0 0 16px', ...headline, color: ink }}>
            {look.headline}
          </h1>
        )}
        <div
          className="ink"
          style={{ ...body, color: ink }}
          {...{ dangerouslySetInnerHTML: { __html: dress(words.html, accent) } }}
        />
        <p className="ink" style={{ margin: '28px 0 0', ...body, color: ink }}>
          <b>{sender.name}</b>
          {sender.phone === '' ? null : (
            <>
              <br />
              {sender.phone}
            </>
          )}
        </p>
        {sender.signature.html === '' ? null : (
          <div
            className="ink"
            style={{ margin: '12px 0 0', ...small, color: ink }}
            {...{ dangerouslySetInnerHTML: { __html: dress(sender.signature.html, accent) } }}
          />
        )}
      </td>
    </tr>
  );
}

/** What an agent wrote has tags without styles, and some mail programs drop those of the document. */
function dress(html: string, accent: string): string {
  const heading = `margin:28px 0 8px;font-family:${serif};font-weight:400;color:${accent}`;
  const dresses: Record<string, string> = {
    p: 'style="margin:0 0 16px"',
    ul: 'style="margin:0 0 16px;padding:0 0 0 24px"',
    ol: 'style="margin:0 0 16px;padding:0 0 0 24px"',
    li: 'style="margin:0 0 4px"',
    blockquote: `style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${accent}"`,
    h2: `class="link" style="${heading};font-size:24px;line-height:32px"`,
    h3: `class="link" style="${heading};font-size:20px;line-height:28px"`,
  };
  return html
    .replace(/<(p|ul|ol|li|blockquote|h[23])>/g, (_, tag: string) => `<${tag} ${dresses[tag]}>`)
    .replaceAll('<a href=', `<a class="link" style="color:${accent}" href=`);
}

function Footer({ mail, look: { soft, footer } }: PartProps) {
  const { sender, preferencesUrl } = mail;
  const [stop, others] = waysOutOf(mail);
  const lines = [
    [sender.name, titleOf(mail)],
    // A number does not break.
    [contactOf({ ...sender, phone: sender.phone.replaceAll(' ', '\u00A0') })],
    ...notesOf(mail).map((note) => [note]),
  ].map((parts) => parts.filter((part) => part !== '').join(', '));
  const link = { color: soft, textDecoration: 'underline' };
  return (
    <tr>
      <td
        className="side footer"
        align="left"
        style={{ padding: `28px ${side}px 32px`, backgroundColor: footer }}
      >
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="soft" style={{ margin: 0, ...small, color: soft }}>
              {line}
            </p>
          ))}
        <p className="soft" style={{ margin: '6px 0 0', ...small, color: soft }}>
          <a className="soft" href={preferencesUrl} style={link}>
            {stop}
          </a>
          {' · '}
          <a className="soft" href={preferencesUrl} style={link}>
            {others}
          </a>
        </p>
      </td>
    </tr>
  );
}
