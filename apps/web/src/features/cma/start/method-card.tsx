import type { CmaSubject, SubjectFound } from '@hearthline/contract/cma';
import { localDay } from '@hearthline/domain/time-zone';
import type { Method } from '@hearthline/domain/valuation/method';
import { methods } from '@hearthline/domain/valuation/method';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, SlidersHorizontal, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { RadioDot, RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { comparablesQuery } from '../api/cma-api.ts';
import { useFactWords } from '../components/fact-words.ts';
import { standardConditions } from '../model/conditions.ts';

interface MethodCardProps {
  method: Method;
  onChange: (method: Method) => void;
  subject: CmaSubject | undefined;
  /** Undefined for a home that nobody listed. */
  found: SubjectFound | undefined;
  isPending: boolean;
  isStarting: boolean;
  onStart: () => void;
}

const icons = { fast: Zap, advance: SlidersHorizontal };

export function MethodCard(props: MethodCardProps) {
  const { t } = useTranslation(['cma', 'common']);
  const words = useFactWords();
  const { method, subject, found } = props;
  const lacking = subject ? findLacking(subject.facts) : [];
  const isFallback = method === 'fast' && lacking.length > 0;
  return (
    <Card isPadded aria-labelledby="cma-how">
      <h3 id="cma-how" className="mb-3.5">
        {t('start.how')}
      </h3>
      <MethodChoice {...props} />
      <Banner tone={isFallback ? 'warning' : 'info'} className="mt-3.5">
        {t('fallback')}. {isFallback ? t('start.lackingNow', { facts: words.list(lacking) }) : null}
      </Banner>
      {found && found.doubted.length > 0 ? (
        <Banner tone="warning" className="mt-2">
          {t('start.doubted', { facts: words.list(found.doubted) })}
        </Banner>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <SalesLine {...props} />
        <Button
          className="max-md:w-full"
          disabled={!subject}
          isLoading={props.isStarting}
          onClick={props.onStart}
        >
          {t(`start.next.${method}`)}
          <ArrowRight className="size-4!" strokeWidth={1.75} />
        </Button>
      </div>
    </Card>
  );
}

function MethodChoice({ method, onChange }: Pick<MethodCardProps, 'method' | 'onChange'>) {
  const { t } = useTranslation('cma');
  return (
    <RadioGroup
      label={t('start.how')}
      isLabelHidden
      items={methods.map((id) => ({ id, label: t(`methods.${id}`), card: <MethodContent method={id} /> }))}
      value={method}
      onChange={onChange}
      itemsClassName="grid gap-3 md:grid-cols-2"
    />
  );
}

function MethodContent({ method }: { method: Method }) {
  const { t } = useTranslation('cma');
  const Icon = icons[method];
  return (
    <>
      <span className="flex items-center gap-3 text-ink-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-lg bg-ink-3/14 group-data-selected/radio:bg-brand-ink/14 group-data-selected/radio:text-brand-ink [&_svg]:size-6"
        >
          <Icon strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-[15px]/[22px] font-semibold text-ink">{t(`methods.${method}`)}</b>
          <span className="block text-xs">{t(`start.${method}.time`)}</span>
        </span>
        <RadioDot />
      </span>
      <span className="mt-3 mb-2.5 block text-sm text-ink-2">{t(`start.${method}.text`)}</span>
      <span className="grid gap-1.5 text-sm text-ink-2">
        {(['first', 'second'] as const).map((point) => (
          <span key={point} className="flex items-center gap-2">
            <Check className="size-4 shrink-0 text-success" strokeWidth={1.75} />
            {t(`start.${method}.points.${point}`)}
          </span>
        ))}
      </span>
    </>
  );
}

/** How much there is to compare with, before anything is started. */
function SalesLine({ subject, found, isPending }: MethodCardProps) {
  const { t } = useTranslation(['cma', 'common']);
  const isOwn = subject?.listingId === null && !findLacking(subject.facts).includes('place');
  return (
    <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
      {!subject ? (
        t(isPending ? 'common:loading' : 'start.chooseFirst')
      ) : isOwn ? (
        <OwnSales subject={subject} />
      ) : (
        <SalesText subject={subject} number={found?.salesNear} />
      )}
    </p>
  );
}

/** The board does not know the home, so its sales are counted by the usual conditions. */
function OwnSales({ subject }: { subject: CmaSubject }) {
  const conditions = standardConditions(subject.facts.kind, localDay(new Date()));
  const { data } = useQuery(comparablesQuery(subject, conditions));
  return <SalesText subject={subject} number={data?.total} />;
}

function SalesText({ subject: { address }, number }: { subject: CmaSubject; number: number | undefined }) {
  const { t } = useTranslation(['cma', 'common']);
  const format = useFormat();
  return number === undefined
    ? address
    : t('start.sales', { count: number, number: format.number(number), address });
}
