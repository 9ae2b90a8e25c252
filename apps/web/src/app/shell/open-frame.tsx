import type { ReactNode } from 'react';
import { useIsAuthorized } from '../../shared/api/use-is-authorized.ts';
import { QueryHost } from '../query-host.tsx';
import { BrandLink, FooterLine } from './brand-link.tsx';
import { Shell } from './shell.tsx';

/** For pages that need no session: inside the shell for those who have one, plain for everybody else. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const isAuthorized = useIsAuthorized();
  if (isAuthorized)
    return (
      <QueryHost>
        <Shell>{children}</Shell>
      </QueryHost>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 flex-none items-center px-4 md:px-8">
        <BrandLink />
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
      <footer className="pb-6 text-center text-xs text-ink-3">
        <FooterLine />
      </footer>
    </div>
  );
}
