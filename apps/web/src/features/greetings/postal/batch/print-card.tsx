import type { PostalBatch, PostalSettings } from '@hearthline/contract/postal-cards';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { RadioGroup } from '../../../../shared/ui/radio-group.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { batchPreviewQuery, usePrinter } from '../api/postal-api.ts';
import { CardSide } from '../parts/card-side.tsx';

/** The file of a batch, as one card of it looks. */
export function PrintCard({ batch }: { batch: PostalBatch }) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const query = useQuery(batchPreviewQuery(batch.id));
  const { file } = cardGeometry[batch.size];
  return (
    <Card aria-labelledby="pdf-heading">
      <CardHeader
        id="pdf-heading"
        title={t('batch.pdf')}
        meta={t('batch.pages', {
          pages: format.number(batch.pages),
          size: `${format.number(file.height, 2)} × ${format.number(file.width, 2)}`,
        })}
      />
      <div className="grid gap-4 p-5">
        <QueryBoundary
          query={query}
          pending={
            <>
              <Skeleton className="aspect-25/17 w-full rounded-none!" />
              <Skeleton className="aspect-25/17 w-full rounded-none!" />
            </>
          }
        >
          {({ front, back, client }) => (
            <>
              <CardSide
                size={batch.size}
                side="front"
                svg={front}
                alt={t('preview.frontAlt', { alt: batch.name })}
              />
              <CardSide
                size={batch.size}
                side="back"
                svg={back}
                alt={t('preview.backAlt', { name: client?.name ?? '—' })}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </Card>
  );
}

interface WhoPrintsProps {
  batch: PostalBatch;
  provider: PostalSettings['provider'];
}

/** Handing over is confirmed: what is printed costs money. */
export function WhoPrints({ batch, provider }: WhoPrintsProps) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const choose = usePrinter(batch.id);
  const cards = t('list.cards', { count: batch.cards });
  return (
    <Card isPadded>
      {provider ? (
        <RadioGroup
          label={t('batch.who')}
          items={[
            { id: 'self', label: t('batch.self') },
            {
              id: 'provider',
              label: t('batch.provider', { name: provider.name }),
              description:
                provider.centsPerCard === null
                  ? undefined
                  : t('batch.perCard', { price: format.money(provider.centsPerCard / 100) }),
            },
          ]}
          value={batch.printer}
          isDisabled={batch.state !== 'ready' || choose.isPending}
          onChange={(printer) => (printer === 'provider' ? setIsAsked(true) : choose.mutate(printer))}
        />
      ) : (
        <>
          <h3>{t('batch.who')}</h3>
          <p className="mt-1.5 text-sm">{t('batch.self')}</p>
          <p className="text-xs text-ink-3">{t('batch.noProvider')}</p>
        </>
      )}
      {batch.problem ? (
        <Banner tone="warning" className="mt-4">
          {t(`batch.problems.${batch.problem}`)}
        </Banner>
      ) : null}
      {isAsked && provider ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setIsAsked}
          title={t('batch.confirmTitle', { cards, name: provider.name })}
          text={t('batch.confirmText', { name: provider.name })}
          confirmLabel={t('batch.confirm')}
          cancelLabel={t('batch.keep')}
          isLoading={choose.isPending}
          onConfirm={() => choose.mutate('provider', { onSuccess: () => setIsAsked(false) })}
        />
      ) : null}
    </Card>
  );
}
