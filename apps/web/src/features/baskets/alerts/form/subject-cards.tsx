import { Link } from '@tanstack/react-router';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { HouseholdSwitch } from '../../form/details-card.tsx';
import { WhoFields } from '../../form/who-fields.tsx';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import type { AlertForm } from './use-alert-form.ts';

/** For whom, and under which name. */
export function WhoCard({ form }: { form: AlertForm }) {
  const { t } = useTranslation(['basketsAlerts', 'baskets']);
  const { values, set } = form;
  return (
    <Card isPadded aria-label={t('baskets:form.details')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        <WhoFields form={form} namePlaceholder={t('form.namePlaceholder')} />
        <div className="empty:hidden lg:col-span-2">
          <HouseholdSwitch
            clientId={values.client?.id}
            isOn={values.isForHousehold}
            onChange={(isForHousehold) => set({ isForHousehold })}
          />
        </div>
      </div>
    </Card>
  );
}

interface CriteriaCardProps {
  form: AlertForm;
  parts: AlertCriteriaParts;
  /** How many listings they find today; missing while that is not known. */
  matching: number | undefined;
  /** Under which key the form is kept, and that it be kept now. */
  search: { key: string; onLeave: () => void };
}

/** What the alert looks for: word by word, with the fields and the map of the search one step away. */
export function CriteriaCard({ form, parts, matching, search }: CriteriaCardProps) {
  const { t } = useTranslation('basketsAlerts');
  const { criteria } = form.values;
  const edit = { ...parts.editLink(criteria, search.key), onClick: search.onLeave };
  const hasAreas = (criteria.within?.length ?? 0) + (criteria.without?.length ?? 0) > 0;
  return (
    <Card isPadded aria-labelledby="alert-criteria">
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="alert-criteria" className="flex-auto text-[15px]/[22px]">
          {t('form.criteria')}
        </h2>
        <p role="status" className="text-sm text-ink-2 max-sm:order-last max-sm:w-full">
          {matching === undefined ? null : (
            <Trans
              ns="basketsAlerts"
              i18nKey="form.matching"
              values={{ count: matching }}
              components={{ b: <b className="font-semibold text-ink" /> }}
            />
          )}
        </p>
        <Link {...edit} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <SlidersHorizontal aria-hidden="true" />
          {t('form.editAll')}
        </Link>
      </header>
      <div className="flex gap-5 max-md:flex-col">
        <div className="min-w-0 flex-1">
          <parts.Chips criteria={criteria} onChange={(next) => form.set({ criteria: next })}>
            <Link
              {...edit}
              className={classNames(
                'touch-target inline-flex h-7 items-center gap-1.5 rounded-full border border-dashed border-line-strong',
                'px-2.5 text-xs font-medium text-ink-2 hovered:text-ink [&_svg]:size-3.5',
              )}
            >
              <Plus aria-hidden="true" />
              {t('form.addCriterion')}
            </Link>
          </parts.Chips>
          <p className="mt-3 text-xs text-ink-3">{t('form.lifeHint')}</p>
        </div>
        {hasAreas ? (
          <Link
            {...parts.mapLink(criteria, search.key)}
            onClick={search.onLeave}
            aria-label={t('form.editArea')}
            className="relative h-36 flex-none overflow-hidden rounded-md border border-line md:w-59"
          >
            <parts.Area criteria={criteria} />
          </Link>
        ) : null}
      </div>
    </Card>
  );
}
