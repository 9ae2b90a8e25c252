import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

export const sections = ['overview', 'rooms', 'history', 'market', 'schools', 'demographics', 'map'] as const;
export type SectionId = (typeof sections)[number];

/** A section counts as being read from here on: below the header and this row. */
const readingLinePx = 160;

interface SectionNavProps {
  /** Those that this home has. */
  shown: readonly SectionId[];
}

/** Links to the parts of the page; the part in sight is marked. */
export function SectionNav({ shown }: SectionNavProps) {
  const { t } = useTranslation('listings');
  const [current, setCurrent] = useActiveSection(shown);

  function handleClick(event: MouseEvent, id: SectionId) {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    section.focus({ preventScroll: true });
    setCurrent(id);
  }

  return (
    <nav
      aria-label={t('detail.sections.label')}
      className="sticky top-(--header-h) z-(--z-sticky) -mx-4 mb-4 flex md:mt-5 gap-5.5 overflow-x-auto overflow-y-hidden border-b border-line bg-canvas px-4 [scrollbar-width:none] max-md:top-0 md:mx-0 md:gap-6 md:px-0"
    >
      {shown.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => handleClick(event, id)}
          className={classNames(
            'relative flex shrink-0 items-center pt-3 pb-[11px] text-sm font-medium whitespace-nowrap transition-control hovered:text-ink focused:-outline-offset-2 max-lg:min-h-11',
            "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:content-['']",
            id === current ? 'text-ink after:bg-brand' : 'text-ink-2',
          )}
        >
          {t(`detail.sections.${id}`)}
        </a>
      ))}
    </nav>
  );
}

/** The last section whose head has come up to the pinned rows. */
function findCurrent(ids: readonly SectionId[]): SectionId | undefined {
  const above = ids.filter(
    (id) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= readingLinePx,
  );
  return above.at(-1) ?? ids[0];
}

function useActiveSection(shown: readonly SectionId[]): [SectionId | undefined, (id: SectionId) => void] {
  const [current, setCurrent] = useState<SectionId | undefined>(shown[0]);
  const key = shown.join(' ');

  useEffect(() => {
    const ids = key.split(' ') as SectionId[];
    const follow = () => setCurrent(findCurrent(ids));
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [key]);

  return [current, setCurrent];
}

interface SectionProps {
  id: SectionId;
  children: ReactNode;
  className?: string;
}

/** A part that the links above lead to; the pinned rows do not cover its head. */
export function Section({ id, children, className }: SectionProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={classNames(
        'flex min-w-0 scroll-mt-30 flex-col gap-4 outline-none max-md:scroll-mt-16',
        className,
      )}
    >
      {children}
    </div>
  );
}
