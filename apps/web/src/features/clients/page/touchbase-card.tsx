import type { Touchbase } from '@hearthline/contract/client-page';
import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { inSentence } from '../parts/in-sentence.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { CadenceMenu } from './cadence-menu.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { touchbaseQuery } from './client-queries.ts';
import { LogContact } from './log-contact.tsx';
import { PlanButton } from './plan-button.tsx';
import { useNextWords } from './touchbase-words.ts';
import { WeekStrip } from './week-strip.tsx';

export function TouchbaseCard({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const { data } = useQuery(touchbaseQuery(client.id));
  return (
    <Card aria-labelledby="touchbase-heading" className="px-5 py-4">
      <CardHeader
        isPlain
        id="touchbase-heading"
        title={t('page.touchbase.heading')}
        actions={data && <CadenceMenu client={client} touchbase={data} />}
        className="mb-2.5!"
      />
      {data ? (
        <TouchbaseBody client={client} timeZone={timeZone} touchbase={data} />
      ) : (
        <Skeleton className="h-44 rounded-md!" />
      )}
    </Card>
  );
}

export function TouchbaseBody({ client, timeZone, touchbase }: ClientPartProps & { touchbase: Touchbase }) {
  const { title, rule } = useNextWords(client, touchbase, timeZone);
  return (
    <>
      <div className="flex items-center gap-3">
        <TouchbaseTile />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{title}</p>
          <LastTouch touchbase={touchbase} timeZone={timeZone} />
        </div>
        <PlanButton clientId={client.id} touchbase={touchbase} timeZone={timeZone} />
      </div>
      <p className="mt-2 text-xs text-ink-2">{rule}</p>
      <WeekStrip weeks={touchbase.weeks} />
      <LogContact clientId={client.id} />
    </>
  );
}

export function TouchbaseTile() {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-lg bg-brand-ink/14 text-brand-ink"
    >
      <PhoneCall size={24} strokeWidth={1.75} />
    </span>
  );
}

function LastTouch({ touchbase, timeZone }: { touchbase: Touchbase; timeZone?: string }) {
  const { t } = useTranslation('clients');
  const { dayText } = useDayText(timeZone);
  const { lastContactAt, lastContactKind } = touchbase;
  const text =
    lastContactAt && lastContactKind
      ? t(`page.touchbase.last.${lastContactKind}`, { day: inSentence(dayText(lastContactAt)) })
      : t('page.touchbase.never');
  return <p className="text-xs text-ink-3">{text}</p>;
}
