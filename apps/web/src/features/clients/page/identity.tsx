import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CategoryTag } from '../parts/category-tag.tsx';
import { ClientBand } from '../parts/client-band.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ClientDetail } from './client-detail.ts';
import { ClientFacts } from './client-facts.tsx';
import { QuickActions } from './quick-actions.tsx';

/** Who it is, how to reach them and what is known. */
export function IdentityCard({ client }: { client: ClientDetail }) {
  const { wordOf } = useClientWords();
  return (
    <Card className="overflow-hidden">
      <ClientBand className="h-16" />
      <div className="relative -mt-[34px] px-5 pb-4">
        <PersonAvatar {...client} size="xl" className="shadow-[0_0_0_4px_var(--surface)]" />
        <h1 className="mt-2 text-lg wrap-anywhere">{nameOf(client)}</h1>
        <p className="text-sm text-ink-2">
          {wordOf('type', client.type)}
          <HouseholdLine client={client} hasType={client.type !== null} />
        </p>
        <ClientTags client={client} className="mt-2.5" />
        <div className="mt-3.5">
          <QuickActions client={client} />
        </div>
      </div>
      <div className="border-t border-line px-5 pt-2 pb-2.5">
        <ClientFacts client={client} />
      </div>
    </Card>
  );
}

/** The same at the head of a phone. */
export function IdentityHead({ client }: { client: ClientDetail }) {
  const { wordOf } = useClientWords();
  const { budget } = useClientFormat();
  const line = [wordOf('type', client.type), client.budget === null ? '' : budget(client)];
  return (
    <div className="flex gap-4">
      <PersonAvatar {...client} size="xl" className="mt-1" />
      <div className="min-w-0 flex-1">
        <h1 className="text-[20px]/[28px] wrap-anywhere">{nameOf(client)}</h1>
        <p className="text-sm text-ink-2">{line.filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-2 empty:hidden">
          <HouseholdLine client={client} hasType={false} />
        </p>
        <ClientTags client={client} className="mt-1.5" />
      </div>
    </div>
  );
}

/** "…, with Joël Chen-Laurent": each name leads to that person. */
function HouseholdLine({ client, hasType }: { client: ClientDetail; hasType: boolean }) {
  const { t } = useTranslation('clients');
  if (client.household.length === 0) return null;
  return (
    <>
      {hasType && ', '}
      {t(hasType ? 'page.with' : 'page.withAlone')}{' '}
      {client.household.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link {...clientPageLink(id)} className="rounded-xs text-ink underline-offset-3 hover:underline">
            {name}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

function ClientTags({ client, className }: { client: ClientDetail; className: string }) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { category, timeline, mortgageStatus, tags, isIncomplete, isOptedOut } = client;
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      <CategoryTag category={category} />
      {isOptedOut && <Tag>{t('consentWords.optedOut')}</Tag>}
      {isIncomplete && <Tag tone="warning">{t('page.incomplete')}</Tag>}
      {timeline && <Tag>{wordOf('timeline', timeline)}</Tag>}
      {mortgageStatus && <Tag>{wordOf('mortgageStatus', mortgageStatus)}</Tag>}
      {tags.map((tag) => (
        <Tag key={tag} tone="info" className="max-w-full">
          <span className="truncate">{tag}</span>
        </Tag>
      ))}
    </p>
  );
}
