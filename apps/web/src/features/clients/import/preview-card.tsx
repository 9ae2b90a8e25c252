import type { ClientImport } from '@hearthline/contract/client-import';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { previewQuery } from './import-api.ts';
import { readingStamp } from './plan.ts';
import { useReasonWords } from './reason-words.ts';
import { usePreviewFacts } from './use-preview-facts.ts';

const rowsAtOnce = 10;

/** One row as it would be taken in. */
export function PreviewCard({ found }: { found: ClientImport }) {
  const { t } = useTranslation('clients');
  const [row, setRow] = useState(1);
  const first = Math.floor((row - 1) / rowsAtOnce) * rowsAtOnce + 1;
  const { data: rows } = useQuery(previewQuery(found.id, readingStamp(found), first, rowsAtOnce));
  const shown = rows?.find(({ rowNumber }) => rowNumber === row);
  return (
    <Card aria-labelledby="preview-row" className="overflow-hidden">
      <CardHeader
        id="preview-row"
        title={t('import.preview.title')}
        className="min-h-12! py-2! pr-3!"
        meta={<span aria-live="polite">{t('import.preview.row', { row })}</span>}
        actions={
          <>
            <IconButton
              size="sm"
              label={t('import.preview.previous')}
              icon={<ChevronLeft strokeWidth={1.75} />}
              disabled={row <= 1}
              onClick={() => setRow(row - 1)}
            />
            <IconButton
              size="sm"
              label={t('import.preview.next')}
              icon={<ChevronRight strokeWidth={1.75} />}
              disabled={row >= found.rowsTotal}
              onClick={() => setRow(row + 1)}
            />
          </>
        }
      />
      <div className="px-5 pt-3.5 pb-4">
        {shown ? <PreviewRow values={shown.values} reasons={shown.reasons} /> : <Skeleton className="h-28" />}
      </div>
    </Card>
  );
}

function PreviewRow({ values, reasons }: { values: Record<string, string>; reasons: string[] }) {
  const { t } = useTranslation('clients');
  const facts = usePreviewFacts(values);
  const reasonText = useReasonWords();
  const { firstName = '', lastName = '', email } = values;
  return (
    <>
      <div className="flex items-center gap-3">
        <PersonAvatar size="lg" firstName={firstName} lastName={lastName} />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            {`${firstName} ${lastName}`.trim() || t('import.preview.noName')}
          </p>
          <p className="truncate text-xs text-ink-3">{email}</p>
        </div>
      </div>
      <dl className="mt-2.5 text-sm">
        {facts.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="flex-none text-ink-3">{label}</dt>
            <dd className="line-clamp-3 min-w-0 text-right break-words">{text}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 ? (
        <Banner tone="warning" className="mt-3">
          {reasons.map(reasonText).join(' · ')}
        </Banner>
      ) : null}
    </>
  );
}
