import type { ClientRow } from '@hearthline/contract/clients';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { nameOf } from '../parts/name-of.ts';

interface PersonProps {
  client: ClientRow;
  detail: ReactNode;
  /** Stands at the other end. */
  end?: ReactNode;
}

export function Person({ client, detail, end }: PersonProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <PersonAvatar firstName={client.firstName} lastName={client.lastName} />
      <div className="min-w-0 flex-1">
        <Link
          {...clientPageLink(client.id)}
          className="block truncate rounded-xs text-sm font-medium hovered:underline"
        >
          {nameOf(client)}
        </Link>
        <p className="text-xs text-ink-2">{detail}</p>
      </div>
      {end}
    </div>
  );
}
