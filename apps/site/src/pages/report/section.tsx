import type { ReportView } from '@hearthline/cma-report/view/report-view';
import type { ReactNode } from 'react';

/** What one kind of section says. */
export type SectionView<K extends ReportView['sections'][number]['kind']> = Extract<
  ReportView['sections'][number],
  { kind: K }
>;

/** A part of the report with its heading, which the contents lead to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Pictures say nothing that the words beside them do not; where there is none, nothing stands in its place. */
export function Photo({ src, className = '' }: { src: string | null; className?: string }) {
  return src === null ? null : <img className={`photo ${className}`} src={src} alt="" loading="lazy" />;
}

export function Portrait({ photo, initials }: { photo: string | null; initials: string }) {
  return photo === null ? (
    <span className="portrait initials" aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img className="portrait" src={photo} alt="" />
  );
}

export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What scrolls has to be reachable by the keyboard, though nothing in it can be pressed. */
const reachable = { tabIndex: 0 };

/** A wide table scrolls by itself; the page does not. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="wide" aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
