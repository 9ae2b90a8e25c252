import type { Setup } from '@hearthline/contract/setup';
import type { SetupStep } from '@hearthline/contract/setup-steps';
import { setupSteps } from '@hearthline/contract/setup-steps';
import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Clock, Lock, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { plansQuery } from '../../../shared/plan/plans-query.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { UseLine } from '../components/use-line.tsx';
import { AccessButton, useAccessText } from './access-request.tsx';

interface ChecklistProps {
  me: Pick<Me, 'firstName' | 'realtor'>;
  setup: Setup;
}

/** In place of the greeting, while there is something to set up. */
export function FirstRunGreeting({ me: { firstName }, setup }: ChecklistProps) {
  const { t } = useTranslation('usersSetup');
  const count = setupSteps.length - setup.done.length;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h1>{t('welcome', { name: firstName })}</h1>
      <p className="mt-0.5 text-sm text-ink-2">{count > 0 ? t('left', { count }) : t('nothingLeft')}</p>
    </div>
  );
}

export function HideChecklist({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('usersSetup');
  return (
    <Button variant="ghost" className="max-md:-ml-4" onClick={onHide}>
      {t('hide')}
    </Button>
  );
}

/** Above the board on the first days: the checklist, and below it what the plan holds. */
export function FirstRunPanel(props: ChecklistProps) {
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Checklist {...props} />
      <PlanCard />
    </div>
  );
}

/** What the agent’s plan holds and how much of it is used. */
function PlanCard() {
  const { t } = useTranslation(['usersSetup', 'users']);
  const headingId = useId();
  const { data } = useQuery(plansQuery);
  const plan = data?.plans.find(({ isCurrent }) => isCurrent);
  if (!data || !plan) return null;
  return (
    // A band where it is wide: beside the checklist it would leave a hole below itself.
    <Card isPadded aria-labelledby={headingId} className="@container">
      <div className="grid items-center gap-x-10 gap-y-3.5 @min-[720px]:grid-cols-3">
        <div>
          <div className="flex items-center gap-2">
            <h3 id={headingId} className="min-w-0 @max-[720px]:flex-1">
              {t('plan.heading')}
            </h3>
            <Tag>{t(`users:plans.names.${plan.key}`)}</Tag>
          </div>
          <p className="mt-1 text-xs text-ink-3">{t('plan.note')}</p>
        </div>
        <UseLine label={t('plan.cma')} used={data.use.cmaThisMonth} limit={plan.cmaLimitPerMonth} />
        <UseLine label={t('users:plans.use.clients')} used={data.use.clients} limit={plan.clientLimit} />
      </div>
    </Card>
  );
}

/** One is highlighted: the first that can be done now. */
type StepState = 'done' | 'waiting' | 'now' | 'locked' | 'open';

/** What a new agent does to set up, each a click away from its place. */
function Checklist({ me, setup }: ChecklistProps) {
  const { t } = useTranslation('usersSetup');
  const headingId = useId();
  const states = statesOf(setup);
  return (
    // Its rows go by its own width: the gallery of badges takes room beside it.
    <Card aria-labelledby={headingId} className="@container overflow-hidden">
      <div className="flex items-center gap-4 px-4 pt-5 pb-4.5 md:px-6">
        <ProgressRing done={setup.done.length} />
        <div className="min-w-0 flex-1">
          <h2 id={headingId}>{t('title')}</h2>
          <p className="text-sm text-ink-2">{t('text')}</p>
        </div>
      </div>
      <ol className="border-t border-line">
        {setupSteps.map((step, index) => (
          <StepRow key={step} step={step} number={index + 1} state={states[step]} me={me} setup={setup} />
        ))}
      </ol>
    </Card>
  );
}

function statesOf({ done, locked, access }: Setup): Record<SetupStep, StepState> {
  const stateOf = (step: SetupStep): StepState => {
    if (done.includes(step)) return 'done';
    if (locked.includes(step)) return 'locked';
    return step === 'access' && access.status === 'asked' ? 'waiting' : 'open';
  };
  const states = Object.fromEntries(setupSteps.map((step) => [step, stateOf(step)]));
  const next = setupSteps.find((step) => states[step] === 'open');
  return { ...states, ...(next && { [next]: 'now' }) } as Record<SetupStep, StepState>;
}

const ringRadius = 28;

function ProgressRing({ done }: { done: number }) {
  const { t } = useTranslation('usersSetup');
  const around = 2 * Math.PI * ringRadius;
  const total = setupSteps.length;
  return (
    <span className="relative size-16 shrink-0">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-full -rotate-90 fill-none">
        <circle cx="32" cy="32" r={ringRadius} className="stroke-line [stroke-width:6]" />
        {done > 0 ? (
          <circle
            cx="32"
            cy="32"
            r={ringRadius}
            strokeLinecap="round"
            strokeDasharray={`${(around * done) / total} ${around}`}
            className="stroke-brand [stroke-width:6]"
          />
        ) : null}
      </svg>
      <b
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center text-base font-semibold tracking-[-0.02em]"
      >
        {done} / {total}
      </b>
      <span className="sr-only">{t('progress', { done, total })}</span>
    </span>
  );
}

interface StepRowProps extends ChecklistProps {
  step: SetupStep;
  number: number;
  state: StepState;
}

const markClasses: Record<StepState, string> = {
  done: 'border-transparent bg-success-soft text-success',
  waiting: 'border-transparent bg-warning-soft text-warning',
  now: 'border-brand bg-brand text-on-brand',
  locked: 'border-line-strong bg-surface text-ink-3',
  open: 'border-line-strong bg-surface text-ink-3',
};

function StepRow(props: StepRowProps) {
  const { step, number, state } = props;
  const { t } = useTranslation('usersSetup');
  const text = useStepText(props);
  const isNow = state === 'now';
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classNames(
        'flex min-h-16.5 flex-wrap items-center gap-x-4 gap-y-3 border-line px-4 not-first:border-t @min-[560px]:flex-nowrap md:px-6',
        isNow ? 'bg-brand-soft py-4.5' : 'py-3',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] text-[13px]/[13px] font-semibold [&_svg]:size-4',
          markClasses[state],
        )}
      >
        {state === 'done' ? <Check /> : state === 'waiting' ? <Clock /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h3
          className={classNames(
            'text-sm tracking-normal',
            isNow ? 'text-[15px]/[22px] font-semibold' : 'font-medium',
            state === 'done' && 'text-ink-2',
          )}
        >
          {t(`steps.${step}.title`)} <span className="sr-only">({t(`states.${state}`)})</span>
        </h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <StepAction {...props} />
    </li>
  );
}

function useStepText({ step, state, me, setup: { access } }: StepRowProps): string {
  const { t } = useTranslation('usersSetup');
  const accessText = useAccessText(access);
  if (step === 'access' && accessText) return accessText;
  if (step === 'details' && state === 'done') return me.realtor.brokerageName;
  return t(`steps.${step}.text`);
}

/** One click to the right place: a button where it is the next thing to do, a link otherwise. */
function StepAction({ step, state, setup: { access } }: StepRowProps) {
  const { t } = useTranslation('usersSetup');
  if (state === 'locked')
    return (
      <QuietAction>
        <span className="flex items-center gap-1.5 text-xs text-ink-3">
          <Lock aria-hidden="true" className="size-3.5" />
          {t('afterAccess')}
        </span>
      </QuietAction>
    );
  if (step === 'access') return <AccessAction state={state} access={access} />;
  if (step === 'clients' && state === 'now')
    return (
      <Actions>
        <Link to="/clients/form" className={buttonClass({ variant: 'secondary' })}>
          {t('steps.clients.type')}
        </Link>
        <Link to="/clients/import" className={buttonClass()}>
          <Upload aria-hidden="true" strokeWidth={1.75} />
          {t('steps.clients.import')}
        </Link>
      </Actions>
    );
  const { to, hash } = places[step];
  const label = t(state === 'done' ? `steps.${step}.again` : `steps.${step}.action`);
  const link = (look: string) => (
    <Link
      to={to}
      {...(hash && { hash })}
      aria-label={t('actionOf', { action: label, title: t(`steps.${step}.title`) })}
      className={look}
    >
      {label}
    </Link>
  );
  if (state === 'now') return <Actions>{link(buttonClass())}</Actions>;
  return <QuietAction>{link('text-link touch-target text-sm font-medium')}</QuietAction>;
}

/** The button goes away with what it asked for; what stands there then takes the focus. */
function AccessAction({ state, access }: Pick<StepRowProps, 'state'> & Pick<Setup, 'access'>) {
  const { t } = useTranslation('usersSetup');
  const heir = useLostFocus<HTMLSpanElement>(state);
  if (state === 'waiting')
    return (
      <QuietAction>
        <span ref={heir} tabIndex={-1} className="outline-none">
          <Tag tone="warning">{t('waiting')}</Tag>
        </span>
      </QuietAction>
    );
  if (state === 'done') return null;
  return state === 'now' ? (
    <Actions>
      <AccessButton access={access} />
    </Actions>
  ) : (
    <QuietAction>
      <AccessButton access={access} variant="link" />
    </QuietAction>
  );
}

const places = {
  details: { to: '/user/profile', hash: undefined },
  clients: { to: '/clients', hash: undefined },
  search: { to: '/property-search', hash: undefined },
  cma: { to: '/cma', hash: undefined },
  signature: { to: '/setting', hash: 'signature-heading' },
} as const satisfies Record<Exclude<SetupStep, 'access'>, { to: string; hash: string | undefined }>;

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 @max-[560px]:w-full @max-[560px]:*:flex-1">{children}</div>;
}

/** Where it is narrow below the words of its step, and in line with them. */
function QuietAction({ children }: { children: ReactNode }) {
  return <div className="@max-[560px]:w-full @max-[560px]:pl-12">{children}</div>;
}
