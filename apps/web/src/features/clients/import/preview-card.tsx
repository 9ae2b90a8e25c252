import type { ClientImport, ImportTarget } from '@hearthline/contract/client-import';
import { clientDateFields } from '@hearthline/domain/client/fields';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useClientFormat } from '../parts/format-client.ts';
import { previewQuery } from './import-api.ts';
import { isMatchedTarget, useTargetWords } from './import-targets.ts';
import { planStamp } from './plan.ts';
import { useReasonWords } from './reason-words.ts';

const rowsAtOnce = 10;

/** One row as it would be imported. */
export function PreviewCard({ found }: { found: ClientImport }) {
  const { t } = useTranslation('clients');
  const [row, setRow] = useState(1);
  const first = Math.floor((row - 1) / rowsAtOnce) * rowsAtOnce + 1;
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
        <QueryBoundary
          query={useQuery(previewQuery(found.id, planStamp(found), first, rowsAtOnce))}
          pending={<Skeleton className="h-28" />}
          error={(failure) => <QueryError layout="line" failure={failure} />}
        >
          {(rows) => {
            const shown = rows.find(({ rowNumber }) => rowNumber === row);
            return shown ? <PreviewRow values={shown.values} reasons={shown.reasons} /> : null;
          }}
        </QueryBoundary>
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

interface Fact {
  label: string;
  text: string;
}

const phones = ['phone', 'homeNumber', 'officeNumber'];
const addressParts = ['unit', 'address1', 'address2', 'city', 'province', 'postalCode', 'country'];
/** Shown above the facts, or within another one. */
const shownElsewhere = new Set(['firstName', 'middleName', 'lastName', 'email', ...addressParts]);

/** The values of a row as people write them, in the order in which they matter. */
function usePreviewFacts(values: Record<string, string>): Fact[] {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { phone } = useClientFormat();
  const { wordOf, labelOf } = useTargetWords();

  function write(field: string, value: string): string {
    if (phones.includes(field)) return phone(value);
    if (field === 'morePhones') return value.split('; ').map(phone).join(', ');
    if (clientDateFields.some((date) => date === field)) return format.dateText(value);
    if (field === 'budget' || field === 'budgetMax') return format.price(Number(value));
    if (field === 'isOptedOut') return t(value === 'true' ? 'import.preview.yes' : 'import.preview.no');
    const target = field as ImportTarget;
    return isMatchedTarget(target) ? wordOf(target, value) : value;
  }
  function nameOf(field: string): string {
    if (field === 'moreEmails') return labelOf('otherEmail');
    return field === 'morePhones' ? labelOf('otherPhone') : labelOf(field as ImportTarget);
  }

  const address = addressParts.flatMap((part) => values[part] || []).join(', ');
  const facts = Object.entries(values)
    .filter(([field, value]) => value !== '' && !shownElsewhere.has(field))
    .map(([field, value]) => ({ field, label: nameOf(field), text: write(field, value) }));
  const byField = (field: string) => facts.filter((fact) => fact.field === field);
  const first = [...byField('phone'), ...byField('birthday')];
  const place = address === '' ? [] : [{ label: t('import.preview.address'), text: address }];
  return [...first, ...place, ...facts.filter((fact) => !first.includes(fact))];
}
