import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Inside the app, with its search: what the server names as the screen of a thing. */
  path: string;
}

/** For addresses that arrive as one text; those that the app writes itself use the router's own link. */
export function PathLink({ path, onClick, ...attributes }: PathLinkProps) {
  const router = useRouter();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(path);
  }

  return <a {...attributes} href={path} onClick={handleClick} />;
}
