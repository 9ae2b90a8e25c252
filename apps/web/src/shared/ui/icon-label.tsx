import type { ReactNode } from 'react';

/** A drawing before its word, for choices that stand side by side. */
export function IconLabel({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="[&_svg]:size-4 [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      {text}
    </>
  );
}
