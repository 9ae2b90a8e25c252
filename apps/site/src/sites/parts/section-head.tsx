import type { ReactNode } from 'react';
import { Arrow } from './icons.tsx';

interface SectionHeadProps {
  title: ReactNode;
  text?: ReactNode;
  link?: { name: string; url: string } | null;
}

/** The heading of a section, with what explains it or leads on beside it. */
export function SectionHead({ title, text, link }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {link ? (
        <a className="link" href={link.url}>
          {link.name}
          <Arrow />
        </a>
      ) : null}
    </div>
  );
}
