import type { Language } from '@hearthline/contract/common';
import type { CSSProperties, ReactNode } from 'react';

// Mail programs that invert colours leave those alone which a mail sets for both schemes, so it brings its own dark ones.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.mail-body p { margin: 0 0 14px; }
.mail-body a { color: #b23a0a; }
@media (max-width: 480px) {
  .canvas .canvas { padding: 12px 8px !important; }
  .canvas .card { padding: 20px 16px !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background: #131418 !important; }
  .card { background: #1d1f25 !important; border-color: #33363f !important; }
  .ink, .mail-body { color: #f3f1ed !important; }
  .soft { color: #b4b6bf !important; }
  .line { border-color: #33363f !important; }
  .choice { border-color: #63666f !important; }
  .mark { background: #33363f !important; }
  .reason { background: #10291e !important; color: #4fd693 !important; }
  .link, .mail-body a { color: #ff9d66 !important; }
  .mail-body a.button { color: #ffffff !important; }
}`;

export const colors = {
  canvas: '#f6f5f2',
  card: '#ffffff',
  ink: '#1a1b20',
  soft: '#51535c',
  line: '#e7e4de',
};
const brand = '#b23a0a';
const fontFamily = "Poppins,'Segoe UI',Helvetica,Arial,sans-serif";
/** Type sizes with their lines. */
export const sizes = {
  title: { fontSize: 22, lineHeight: '30px' },
  price: { fontSize: 20, lineHeight: '28px' },
  brand: { fontSize: 18, lineHeight: '26px' },
  mailBody: { fontSize: 15, lineHeight: '24px' },
  body: { fontSize: 14, lineHeight: '22px' },
  note: { fontSize: 13, lineHeight: '20px' },
  small: { fontSize: 12, lineHeight: '18px' },
} satisfies Record<string, CSSProperties>;

export interface MailProps {
  language: Language;
  subject: string;
  /** Of the card, in pixels; what an agent writes is wide, a mail with one thing to do is narrow. */
  width: 480 | 600;
  /** Below the card, where nobody looks. */
  after?: ReactNode;
  children: ReactNode;
}

/** A card on a canvas. Every style that matters stands on its element: many mail programs drop the others. */
export function MailDocument({ language, subject, width, after, children }: MailProps) {
  const isNarrow = width === 480;
  return (
    <html lang={`${language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styles}</style>
      </head>
      <body className="canvas" style={{ margin: 0, padding: 0, background: colors.canvas, fontFamily }}>
        <div
          className="canvas"
          style={{ padding: isNarrow ? '32px 16px' : '24px 12px', background: colors.canvas }}
        >
          <div
            className="card"
            style={{
              maxWidth: width,
              margin: '0 auto',
              padding: isNarrow ? 32 : 28,
              background: colors.card,
              border: `1px solid ${colors.line}`,
              borderRadius: 14,
            }}
          >
            {children}
          </div>
        </div>
        {after}
      </body>
    </html>
  );
}

export function MailBrand({ children }: { children: ReactNode }) {
  return (
    <p className="link" style={{ margin: '0 0 24px', ...sizes.brand, fontWeight: 600, color: brand }}>
      {children}
    </p>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ margin: '0 0 12px', ...sizes.title, fontWeight: 600, color: colors.ink }}>
      {children}
    </h1>
  );
}

interface MailTextProps {
  size?: keyof typeof sizes;
  /** Quieter than the rest. */
  isSoft?: boolean;
  isStrong?: boolean;
  /** As in CSS. */
  margin?: CSSProperties['margin'];
  children: ReactNode;
}

export function MailText({
  size,
  isSoft = false,
  isStrong = false,
  margin = '0 0 16px',
  children,
}: MailTextProps) {
  const tone = isSoft ? 'soft' : 'ink';
  return (
    <p
      className={tone}
      style={{
        margin,
        ...(size ? sizes[size] : {}),
        ...(isStrong ? { fontWeight: 600 } : {}),
        color: colors[tone],
      }}
    >
      {children}
    </p>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        className="button"
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: 10,
          background: '#c2410c',
          color: '#ffffff',
          ...sizes.body,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} style={{ color: brand }}>
      {children}
    </a>
  );
}

interface MailCardProps {
  /** Null where there is none. */
  picture: string | null;
  /** Null where there is nothing to lead to. */
  href: string | null;
  alt: string;
  children: ReactNode;
}

/** A thing with a picture, which may lead to it; nothing is lost where pictures are not shown. */
export function MailCard({ picture, href, alt, children }: MailCardProps) {
  const image =
    picture === null ? null : (
      <img
        src={picture}
        alt={alt}
        width={544}
        // Else a hint to fetch it ahead would stand in the mail, as a link that is followed by itself.
        fetchPriority="low"
        style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
      />
    );
  return (
    <div
      className="line"
      style={{ margin: '0 0 16px', border: `1px solid ${colors.line}`, borderRadius: 14, overflow: 'hidden' }}
    >
      {image && href !== null ? <a href={href}>{image}</a> : image}
      <div style={{ padding: '14px 16px 16px' }}>{children}</div>
    </div>
  );
}

/** For those whose mail program shows no buttons; it is long, and breaks anywhere. */
export function MailAddress({ href }: { href: string }) {
  return (
    <a className="link" href={href} style={{ color: brand, wordBreak: 'break-all' }}>
      {href}
    </a>
  );
}

/** What an agent wrote; the server has sanitised it. */
export function MailBody({ html, isSignature = false }: { html: string; isSignature?: boolean }) {
  const style = isSignature ? { marginTop: 8 } : { ...sizes.mailBody, color: colors.ink };
  return <div className="mail-body ink" style={style} {...{ dangerouslySetInnerHTML: { __html: html } }} />;
}

/** What stands below a mail, set off by a line: who wrote it. */
export function MailSignature({ children }: { children: ReactNode }) {
  return (
    <div
      className="line"
      style={{ marginTop: 24, paddingTop: 16, borderTop: `1px solid ${colors.line}`, ...sizes.note }}
    >
      {children}
    </div>
  );
}

/** The small words at the end: why somebody gets this, and how to stop it. */
export function MailFooter({ children }: { children: ReactNode }) {
  return (
    <div className="soft" style={{ marginTop: 16, ...sizes.small, color: colors.soft }}>
      {children}
    </div>
  );
}

/** Reports the opening to whoever sent the mail. A hint to fetch it ahead would report what nobody opened. */
export function OpenPixel({ src }: { src: string }) {
  return (
    <img
      src={src}
      width={1}
      height={1}
      alt=""
      fetchPriority="low"
      style={{ display: 'block', border: 0, width: 1, height: 1 }}
    />
  );
}
