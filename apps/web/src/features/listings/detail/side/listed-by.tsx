import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

const linkClass =
  'touch-target grid size-10 shrink-0 place-items-center rounded-md border border-line-strong bg-surface text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-4.5';

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}

/** The agent who lists the home, with the ways to reach them. */
export function ListedBy({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { agentName, agentPhone, agentEmail, officeName } = listing;
  const name = agentName ?? officeName;
  if (!name) return null;
  const call = agentPhone && t('detail.agent.call', { name, phone: format.phone(agentPhone) });
  const write = agentEmail && t('detail.agent.write', { name, email: agentEmail });
  return (
    <div className="flex items-center gap-3 px-5 py-4">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-ink"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        {agentName && officeName ? (
          <p title={officeName} className="truncate text-xs text-ink-3">
            {officeName}
          </p>
        ) : null}
      </div>
      {call ? (
        <a
          href={`tel:${agentPhone?.replace(/[^\d+]/g, '')}`}
          aria-label={call}
          title={call}
          className={linkClass}
        >
          <Phone aria-hidden="true" strokeWidth={1.75} />
        </a>
      ) : null}
      {write ? (
        <a href={`mailto:${agentEmail}`} aria-label={write} title={write} className={linkClass}>
          <Mail aria-hidden="true" strokeWidth={1.75} />
        </a>
      ) : null}
    </div>
  );
}
