import type { ClientFilter } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { useFilterChips } from '../../features/clients/filter/use-filter-chips.ts';
import { clientListLink } from '../../features/clients/parts/client-links.ts';
import { ComposeScreen } from '../../features/messages/compose/compose-screen.tsx';
import { meQuery } from '../../shared/api/me-query.ts';

/** What a smart list asks for, each part as it stands on the list of clients. */
function FilterWords({ filter }: { filter: ClientFilter }) {
  const chips = useFilterChips(filter);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {chips.map(({ field, label }) => (
        <li
          key={field}
          className="max-w-full truncate rounded-full border border-line-strong px-2.5 py-1 text-xs font-medium text-ink-2"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

const lists: Parameters<typeof ComposeScreen>[0]['lists'] = {
  FilterWords,
  linkTo: ({ id, filter }) => {
    const { to, search } = clientListLink(filter);
    return { to, search: { ...search, list: id } };
  },
};

/** Owns the whole height, so it does without the padding of a page. */
export function ComposeRoute() {
  const { data: me } = useQuery(meQuery);
  const sender = me && {
    name: `${me.firstName} ${me.lastName}`.trim(),
    brokerage: me.realtor.brokerageName,
    isComplete: me.realtor.brokerageName.trim() !== '' && me.realtor.mailingAddress.trim() !== '',
  };
  return (
    <ComposeScreen
      sender={sender}
      hasQuietHours={me?.preferences.quietHours.isOn ?? true}
      timeZone={me?.preferences.timeZone}
      boardAgreement={me?.boardAgreement}
      lists={lists}
    />
  );
}
