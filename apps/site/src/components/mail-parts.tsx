import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { CSSProperties, ReactNode } from 'react';
import { Fragment } from 'react';
import { colors, sizes } from './mail.tsx';

/** Shapes as well as colours: neither alone tells everybody what happened. */
const shapes: Record<AlertTrigger, { sign: string; color: string }> = {
  new: { sign: '◆', color: '#6fd3ec' },
  priceIntoRange: { sign: '▼', color: '#ff9a6b' },
  priceChange: { sign: '▼', color: '#ff9a6b' },
  backOnMarket: { sign: '●', color: '#4fd693' },
  conditional: { sign: '◐', color: '#f5c04e' },
  soldOrLeased: { sign: '■', color: '#a9b4ff' },
};

export interface MailMarkProps {
  trigger: AlertTrigger;
  text: string;
  /** A price that went up points there. */
  isUp?: boolean;
}

/** What happened to a home, in front of everything that is said of it. */
export function MailMark({ trigger, text, isUp = false }: MailMarkProps) {
  const { sign, color } = shapes[trigger];
  return (
    <p style={{ margin: '0 0 8px' }}>
      <span
        className="mark"
        style={{
          display: 'inline-block',
          padding: '3px 10px',
          borderRadius: 8,
          background: '#1d1f25',
          color: '#ffffff',
          ...sizes.small,
          fontWeight: 600,
        }}
      >
        <span aria-hidden="true" style={{ color }}>
          {isUp ? '▲' : sign}
        </span>{' '}
        {text}
      </span>
    </p>
  );
}

/** Why a home came. */
export function MailReason({ children }: { children: ReactNode }) {
  return (
    <p
      className="reason"
      style={{
        margin: '0 0 12px',
        padding: '10px 12px',
        borderRadius: 10,
        background: '#e3f5eb',
        color: '#0f7245',
        ...sizes.body,
      }}
    >
      {children}
    </p>
  );
}

/** A heading within a mail, set off by a line. */
export function MailTitle({ children }: { children: ReactNode }) {
  return (
    <h2
      className="ink line"
      style={{
        margin: '24px 0 10px',
        paddingTop: 20,
        borderTop: `1px solid ${colors.line}`,
        ...sizes.mailBody,
        fontWeight: 600,
        color: colors.ink,
      }}
    >
      {children}
    </h2>
  );
}

interface MailChoicesProps {
  choices: readonly {
    href: string;
    title: string;
    /** What it means. */
    text?: string;
    /** For those who hear it without what stands around it. */
    label?: string;
  }[];
  columns: 2 | 3;
}

const gap = 8;

/** Links side by side, each large enough for a thumb; a table, because mail programs know nothing else that stands beside. */
export function MailChoices({ choices, columns }: MailChoicesProps) {
  const rows = Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) =>
    choices.slice(row * columns, (row + 1) * columns),
  );
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', borderCollapse: 'separate', tableLayout: 'fixed', margin: '0 0 12px' }}
    >
      <tbody>
        {rows.map((row, place) => (
          <Fragment key={row[0]?.href}>
            {place > 0 ? (
              <tr>
                <td colSpan={2 * columns - 1} style={{ height: gap }} />
              </tr>
            ) : null}
            <tr>
              {row.map((choice, column) => (
                <Fragment key={choice.href}>
                  {column > 0 ? <td style={{ width: gap }} /> : null}
                  <td className="choice" style={cellStyle}>
                    <ChoiceLink choice={choice} />
                  </td>
                </Fragment>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const cellStyle: CSSProperties = { border: '1px solid #8a867e', borderRadius: 10 };

function ChoiceLink({
  choice: { href, title, text, label },
}: {
  choice: MailChoicesProps['choices'][number];
}) {
  const isShort = text === undefined;
  return (
    <a
      href={href}
      aria-label={label}
      style={{
        display: 'block',
        padding: isShort ? '11px 2px' : '10px 12px',
        textAlign: isShort ? 'center' : 'left',
        textDecoration: 'none',
        ...(isShort ? { whiteSpace: 'nowrap' } : {}),
      }}
    >
      <span className="ink" style={{ display: 'block', ...sizes.body, fontWeight: 600, color: colors.ink }}>
        {title}
      </span>
      {isShort ? null : (
        <span className="soft" style={{ display: 'block', ...sizes.small, color: colors.soft }}>
          {text}
        </span>
      )}
    </a>
  );
}
