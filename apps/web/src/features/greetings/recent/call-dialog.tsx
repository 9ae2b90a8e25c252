import type { GreetingReceiver, GreetingRunDetail } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { receiversQuery } from '../api/greetings-api.ts';
import { clientLink } from '../model/greeting-links.ts';

const pageSize = 20;

/** Offers to call whoever answered and can be called. */
export function CallButton({ run }: { run: GreetingRunDetail }) {
  const { t } = useTranslation('greetings');
  const [isOpen, setIsOpen] = useState(false);
  if (run.callable === 0) return null;
  return (
    <>
      <Button icon={<Phone aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('recent.call', { count: run.callable })}
      </Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="md"
        title={t('recent.callTitle')}
        description={
          run.callable < run.answered
            ? t('recent.callSome', { count: run.answered - run.callable })
            : undefined
        }
      >
        <Callers run={run} />
      </Modal>
    </>
  );
}

function Callers({ run }: { run: GreetingRunDetail }) {
  const { t } = useTranslation('greetings');
  const [page, setPage] = useState(1);
  const query = useQuery(
    receiversQuery(run.id, { filter: 'answered', page: String(page), pageSize: String(pageSize) }),
  );
  return (
    <div className="min-h-0 overflow-y-auto px-4 pt-3 pb-5 md:px-6">
      <QueryBoundary
        query={query}
        previous="dim"
        pending={
          <SkeletonFrame>
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonFrame>
        }
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('recent.clientsFailed')} className="py-5" />
        )}
      >
        {({ result, totalRows }) => (
          <>
            <ul className="divide-y divide-line">
              {result.map((receiver) => (
                <Caller
                  key={receiver.id}
                  receiver={receiver}
                  text={run.answers.find(({ client }) => client.id === receiver.client.id)?.text}
                />
              ))}
            </ul>
            {totalRows > pageSize ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(totalRows / pageSize)}
                onPageChange={setPage}
                className="flex justify-center pt-3"
              />
            ) : null}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Caller({
  receiver: { client, phone },
  text,
}: {
  receiver: GreetingReceiver;
  text?: string | undefined;
}) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return (
    <li className="flex items-center gap-3 py-3 text-sm">
      <PersonAvatar {...splitName(client.name)} size="sm" />
      <div className="min-w-0 flex-1">
        <Link {...clientLink(client.id)} className="font-medium underline-offset-3 hover:underline">
          {client.name}
        </Link>
        {phone ? <p className="text-xs whitespace-nowrap text-ink-3">{format.phone(phone)}</p> : null}
        {text ? <p className="line-clamp-2 text-ink-2">{t('recent.quote', { text })}</p> : null}
      </div>
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('recent.callName', { name: client.name })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Phone aria-hidden="true" />
          {t('recent.callOne')}
        </a>
      ) : (
        <Link to="/clients/form" search={{ id: client.id, field: 'phone' }} className="text-link">
          {t('recent.addPhone')}
        </Link>
      )}
    </li>
  );
}
