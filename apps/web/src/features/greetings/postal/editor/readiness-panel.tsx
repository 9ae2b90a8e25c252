import type { PostalReadiness, PostalSettings } from '@hearthline/contract/postal-cards';
import { daysBetween } from '@hearthline/domain/calendar';
import { Link } from '@tanstack/react-router';
import { Check, FileText, Stamp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';

interface ReadinessPanelProps {
  readiness: PostalReadiness;
  today: PostalSettings['today'];
  onAddresses: () => void;
  onMake: () => void;
  isMaking: boolean;
  onProof: () => void;
  isProving: boolean;
}

/** The days of the card, what is checked before print, and the way on. */
export function ReadinessPanel({ readiness, today, ...actions }: ReadinessPanelProps) {
  const { t } = useTranslation('greetingsPostal');
  const { counts, allowance, checks } = readiness;
  const isReady = checks.every(({ isMet }) => isMet);
  const cards = t('list.cards', { count: counts.complete });
  return (
    <div className="flex min-h-full flex-col">
      <Days plan={readiness.plan} today={today} />
      <Checks readiness={readiness} onAddresses={actions.onAddresses} />
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line px-6 py-4 text-sm text-ink-2">
        <p>
          {allowance.limit === null
            ? t('allowance.unlimited', { cards })
            : allowance.limit === 0
              ? t('allowance.none')
              : t('allowance.included', { cards, limit: allowance.limit })}
        </p>
        {allowance.limit === 0 ? null : (
          <p className="font-medium text-ink">{t('allowance.used', { count: allowance.used })}</p>
        )}
        {allowance.left !== null && allowance.left < counts.complete ? (
          <p className="w-full text-warning">{t('allowance.left', { count: allowance.left })}</p>
        ) : null}
      </div>
      <div className="mt-auto grid gap-2 border-t border-line px-6 py-4 lg:sticky lg:bottom-0 lg:bg-chrome">
        <Button
          size="lg"
          icon={<Stamp strokeWidth={1.75} />}
          isLoading={actions.isMaking}
          disabled={!isReady}
          onClick={actions.onMake}
        >
          {isReady ? t('make', { count: counts.complete }) : t('makeNone')}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          icon={<FileText strokeWidth={1.75} />}
          isLoading={actions.isProving}
          onClick={actions.onProof}
        >
          {t('proof')}
        </Button>
      </div>
    </div>
  );
}

function Days({ plan, today }: { plan: PostalReadiness['plan']; today: string }) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const date = (day: string) => format.shortDate(day, today);
  const away = daysBetween(today, plan.approveBy);
  const steps = [
    {
      id: 'approve',
      title: t('plan.approve', { date: date(plan.approveBy) }),
      note: away > 0 ? t('plan.daysLeft', { count: away }) : t(away === 0 ? 'plan.today' : 'plan.past'),
    },
    {
      id: 'print',
      title: t('plan.print', { date: date(plan.printBy) }),
      note: t('plan.printing', { count: plan.printingDays }),
    },
    {
      id: 'mail',
      title: t('plan.mail', { date: date(plan.mailBy) }),
      note: t('plan.transit', { count: plan.transitDays }),
    },
    { id: 'inHands', title: t('plan.inHands', { date: date(plan.inHandsOn) }), note: t('plan.wanted') },
  ];
  return (
    <section aria-labelledby="plan-heading" className="px-6 py-5">
      <h2 id="plan-heading" className="mb-3 text-[15px]/[22px]">
        {t('plan.title', { date: format.shortDate(plan.inHandsOn, today) })}
      </h2>
      {plan.daysLate > 0 ? (
        <Banner tone="warning" className="mb-3">
          {t('plan.late', { count: plan.daysLate, date: date(plan.earliestInHands) })}
        </Banner>
      ) : null}
      <ol>
        {steps.map(({ id, title, note }, index) => (
          <li
            key={id}
            className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-[6.5px] not-last:before:w-px not-last:before:bg-line-strong not-last:before:content-['']"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1 size-3.5 flex-none rounded-full border-2',
                index === 0 ? 'border-brand bg-brand' : 'border-line-control bg-surface',
              )}
            />
            <div className="min-w-0">
              <p className="text-sm font-medium">{title}</p>
              <p className="text-xs text-ink-2">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Checks({
  readiness: { checks, counts },
  onAddresses,
}: Pick<ReadinessPanelProps, 'readiness' | 'onAddresses'>) {
  const { t } = useTranslation('greetingsPostal');
  return (
    <section aria-labelledby="checks-heading" className="border-t border-line px-6 py-5">
      <h2 id="checks-heading" className="mb-3 text-[15px]/[22px]">
        {t('checks.title')}
      </h2>
      <ul className="grid gap-2.5">
        {checks.map(({ name, isMet, details }) => (
          <CheckLine key={name} isMet={isMet}>
            {isMet ? t(`checks.${name}`) : t(`checks.unmet.${name}`, { details: details.join(', ') })}
            {name === 'sender' && !isMet ? (
              <Link to="/user/profile" className="ml-2 font-medium text-brand-ink hover:underline">
                {t('missing.action')}
              </Link>
            ) : null}
          </CheckLine>
        ))}
        <CheckLine
          isMet={counts.toFix === 0}
          action={
            counts.toFix > 0 ? (
              <Button variant="link" size="sm" className="flex-none self-center" onClick={onAddresses}>
                {t('checks.fix')}
              </Button>
            ) : null
          }
        >
          {counts.toFix === 0 ? t('checks.addressesMet') : t('checks.addresses', { count: counts.toFix })}
        </CheckLine>
      </ul>
    </section>
  );
}

interface CheckLineProps {
  isMet: boolean;
  /** Beside the words, so that it is found where they take two lines. */
  action?: ReactNode;
  children: ReactNode;
}

function CheckLine({ isMet, action, children }: CheckLineProps) {
  const { t } = useTranslation('greetingsPostal');
  return (
    <li className="flex gap-3 text-sm">
      {isMet ? (
        <Check aria-label={t('checks.ok')} className="mt-0.5 size-4 flex-none text-success" />
      ) : (
        <TriangleAlert aria-label={t('checks.open')} className="mt-0.5 size-4 flex-none text-warning" />
      )}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </li>
  );
}
