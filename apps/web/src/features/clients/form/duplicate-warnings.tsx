import type { LikelySame } from '@hearthline/contract/clients';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { clientPageLink } from '../parts/client-links.ts';

interface DuplicateWarningsProps {
  found: readonly LikelySame[];
  /** Only a client who is saved can be taken into another. */
  onMerge?: (same: LikelySame) => void;
}

/** Who seems to be the same person, and why. */
export function DuplicateWarnings({ found, onMerge }: DuplicateWarningsProps) {
  const { t } = useTranslation('clients');
  return (
    <ul aria-label={t('form.same.label')} className="grid gap-3">
      {found.map((same) => {
        const { client, reasons } = same;
        const [reason = 'phone'] = reasons;
        const Icon = reason === 'email' ? CircleAlert : Users;
        return (
          <li key={client.id} className="flex gap-3 text-sm">
            <Icon
              aria-hidden="true"
              className={classNames(
                'mt-px size-4.5 flex-none',
                reason === 'email' ? 'text-danger' : 'text-warning',
              )}
            />
            <div className="min-w-0">
              <p className="font-medium">{t(`form.same.${reason}`)}</p>
              <p className="text-ink-2 wrap-anywhere">
                {t('form.same.who', {
                  name: `${client.firstName} ${client.lastName}`.trim(),
                  date: client.entryDate,
                })}
              </p>
              <p className="flex flex-wrap gap-x-4 gap-y-1">
                <Link {...clientPageLink(client.id)} className="text-link touch-target">
                  {t('form.same.open')}
                </Link>
                {onMerge && (
                  <Button variant="link" className="-ml-px" onClick={() => onMerge(same)}>
                    {t('form.same.merge')}
                  </Button>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
