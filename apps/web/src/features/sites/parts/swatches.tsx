import type { SiteColours } from '@hearthline/domain/site/looks';

/** Those of the set that tell it from the others. */
const shown = ['deep', 'accent', 'bright', 'panel', 'paper'] as const;

export function Swatches({ colours }: { colours: SiteColours }) {
  return (
    <span aria-hidden="true" className="flex flex-none gap-1.5">
      {shown.map((role) => (
        <i
          key={role}
          style={{ background: colours[role] }}
          className="size-6 rounded-sm border border-line-strong"
        />
      ))}
    </span>
  );
}
