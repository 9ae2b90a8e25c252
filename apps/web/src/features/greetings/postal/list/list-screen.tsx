import type {
  PostalBatch,
  PostalCard,
  PostalCardInput,
  PostalSettings,
} from '@hearthline/contract/postal-cards';
import { addDays, yearOf } from '@hearthline/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../../shared/ui/illustrations.tsx';
import { MenuItem, MoreMenu } from '../../../../shared/ui/menu.tsx';
import { Pagination } from '../../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import {
  batchesQuery,
  cardsQuery,
  frontQuery,
  settingsQuery,
  useCreateCard,
  useRemoveCard,
} from '../api/postal-api.ts';
import { BatchStateTag } from '../parts/batch-state-tag.tsx';
import { svgUrl } from '../parts/card-side.tsx';
import type { PostalView } from '../postal-view.ts';
import { firstMessage } from './first-message.ts';

const pageSize = 10;
/** Time enough to print and mail it without haste. */
const usualLeadDays = 33;

interface ListScreenProps {
  view: PostalView;
  timeZone?: string | undefined;
}

/** Every card and every batch, with states and dates. */
export function ListScreen({ view, timeZone }: ListScreenProps) {
  const { t } = useTranslation('greetingsPostal');
  const cards = useQuery(cardsQuery);
  const settings = useQuery(settingsQuery);
  return (
    <div className="px-4 pt-4.5 pb-8 md:px-8 md:pt-6">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <p className="text-sm text-ink-2">{t('subtitle')}</p>
        </div>
        <NewCard settings={settings.data} view={view} />
      </header>
      {settings.data && settings.data.missing.length > 0 ? (
        <Banner
          tone="warning"
          className="mb-5"
          actions={
            <Link to="/user/profile" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {t('missing.action')}
            </Link>
          }
        >
          {t('missing.text')}
        </Banner>
      ) : null}
      <QueryBoundary
        query={cards}
        pending={
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-64 rounded-lg!" />
            ))}
          </div>
        }
        error={(failure) => <QueryError layout="page" failure={failure} text={t('failed')} />}
        isEmpty={(found) => found.length === 0}
        empty={
          <Card>
            <EmptyState
              illustration={<HearthIllustration />}
              title={t('empty.title')}
              text={t('empty.text')}
              headingLevel={2}
            />
          </Card>
        }
      >
        {(found) => (
          <section aria-labelledby="cards-heading">
            <h2 id="cards-heading" className="mb-3 text-[15px]/[22px]">
              {t('list.heading')}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {found.map((card) => (
                <CardTile key={card.id} card={card} />
              ))}
            </ul>
          </section>
        )}
      </QueryBoundary>
      <Batches view={view} timeZone={timeZone} />
    </div>
  );
}

function NewCard({ settings, view }: { settings: PostalSettings | undefined; view: PostalView }) {
  const { t } = useTranslation('greetingsPostal');
  const create = useCreateCard();

  function handleNew() {
    if (!settings) return;
    const inHandsOn = addDays(settings.today, usualLeadDays);
    const input: PostalCardInput = {
      name: t('newName', { year: yearOf(inHandsOn) }),
      size: '6x4',
      designId: settings.designs.find(({ id }) => id === 'ourStreet')?.id ?? settings.designs[0]?.id ?? '',
      line: { en: '', fr: '' },
      message: firstMessage,
      audience: { kind: 'all' },
      inHandsOn,
      leftOut: [],
      saleConsents: null,
    };
    create.mutate(input, { onSuccess: ({ id }) => view.openCard(id) });
  }

  return (
    <Button
      icon={<Plus strokeWidth={1.75} />}
      isLoading={create.isPending}
      disabled={!settings}
      onClick={() => void handleNew()}
    >
      {t('newCard')}
    </Button>
  );
}

function CardTile({ card }: { card: PostalCard }) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useRemoveCard();
  const { language } = format;
  const { data: svg } = useQuery(frontQuery(card.designId, { language, line: card.line[language] }));
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-xs">
      <div className="aspect-25/17 w-full bg-inset">
        {svg === undefined ? null : <img src={svgUrl(svg)} alt="" className="size-full object-cover" />}
      </div>
      <div className="flex flex-1 flex-col gap-1 px-4 py-3">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-base wrap-anywhere">
            <Link
              to="/events/postal-card"
              search={{ id: card.id }}
              className="after:absolute after:inset-0 hover:underline"
            >
              {card.name}
            </Link>
          </h3>
          <span className="relative z-1 -my-1.5 flex-none">
            <MoreMenu label={t('list.menu', { name: card.name })}>
              <MenuItem icon={<Trash2 />} onAction={() => setIsAsked(true)}>
                {t('list.remove')}
              </MenuItem>
            </MoreMenu>
          </span>
        </div>
        <p className="text-xs text-ink-2">
          {t(`sizes.${card.size}`)} · {t('list.clients', { count: card.clientCount })}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1.5 text-xs text-ink-3">
          <span>{t('list.inHands', { date: format.dateText(card.inHandsOn) })}</span>
          <BatchStateTag state={card.state} />
        </div>
      </div>
      {isAsked ? (
        <ConfirmDialog
          isOpen
          isDestructive
          onOpenChange={setIsAsked}
          title={t('list.removeTitle', { name: card.name })}
          text={t('list.removeText')}
          confirmLabel={t('list.remove')}
          cancelLabel={t('batch.keep')}
          isLoading={remove.isPending}
          onConfirm={() => remove.mutate(card.id)}
        />
      ) : null}
    </li>
  );
}

function Batches({ view, timeZone }: ListScreenProps) {
  const { t } = useTranslation('greetingsPostal');
  const query = useQuery(batchesQuery({ page: view.page, pageSize }));
  const pageCount = Math.ceil((query.data?.totalRows ?? 0) / pageSize);
  return (
    <Card aria-labelledby="batches-heading" className="mt-6 overflow-hidden">
      <CardHeader id="batches-heading" title={t('list.batches')} />
      <QueryBoundary
        query={query}
        previous="keep"
        pending={
          <div className="px-5">
            <SkeletonRow />
            <SkeletonRow />
          </div>
        }
        error={(failure) => <QueryError failure={failure} text={t('failed')} className="m-4" />}
        isEmpty={({ totalRows }) => totalRows === 0}
        empty={<p className="px-5 py-4 text-sm text-ink-2">{t('list.noBatches')}</p>}
      >
        {({ result }) => (
          <ul>
            {result.map((batch) => (
              <BatchRow key={batch.id} batch={batch} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {pageCount > 1 ? (
        <div className="flex justify-center border-t border-line py-3">
          <Pagination page={view.page} pageCount={pageCount} onPageChange={view.setPage} />
        </div>
      ) : null}
    </Card>
  );
}

function BatchRow({ batch, timeZone }: { batch: PostalBatch; timeZone?: string | undefined }) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat(timeZone);
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 text-sm last:border-0 hover:bg-hover">
      <Link
        to="/events/postal-card"
        search={{ batch: batch.id }}
        className="min-w-0 flex-auto font-medium wrap-anywhere after:absolute after:inset-0"
      >
        {t('batch.title', { name: batch.name, number: batch.number })}
      </Link>
      <span className="text-xs text-ink-3">{batch.code}</span>
      <span className="text-ink-2">{t('list.cards', { count: batch.cards })}</span>
      <span className="text-ink-2">{t('list.made', { date: format.dateText(batch.createdAt) })}</span>
      <span className="text-ink-2">{t('list.inHands', { date: format.dateText(batch.inHandsOn) })}</span>
      <BatchStateTag state={batch.state} />
    </li>
  );
}
