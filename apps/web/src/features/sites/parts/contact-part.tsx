import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { PartProps } from '../model/part-props.ts';

/** What visitors read of the agent; it stands in the profile, once for all of the product. */
export function ContactPart({ me }: PartProps) {
  const { t } = useTranslation('sites');
  if (!me) return <Skeleton className="h-60 w-full rounded-md!" />;
  const { realtor } = me;
  const rows = [
    ['name', [me.firstName, me.lastName].filter(Boolean).join(' ')],
    ['title', me.jobTitle],
    ['brokerage', realtor.brokerageName],
    ['phone', me.phone || realtor.phone],
    ['email', realtor.email || me.email],
    ['mailingAddress', realtor.mailingAddress],
  ] as const;
  return (
    <>
      <p className="text-sm text-ink-2">{t('contact.text')}</p>
      <dl className="grid gap-x-4 gap-y-3 rounded-md border border-line bg-raised px-3.5 py-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t(`contact.${name}`)}</dt>
            <dd className="text-sm wrap-anywhere">
              {value || <span className="text-ink-3">{t('contact.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div data-field="contact">
        <Link to="/user/profile" className={buttonClass({ variant: 'secondary' })}>
          {t('contact.edit')}
        </Link>
      </div>
    </>
  );
}
