import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';

export function PasswordCard({ changedAt }: { changedAt: string }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const setChangePasswordModal = useSidebarStore((state) => state.setChangePasswordModal);
  return (
    <Card isPadded aria-labelledby="password-heading">
      <div className="flex items-center gap-3">
        <span className="grid size-9 flex-none place-items-center rounded-md bg-[color-mix(in_srgb,var(--info)_14%,transparent)] text-info">
          <Lock aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h3 id="password-heading" className="text-sm font-medium tracking-normal">
            {t('password.heading')}
          </h3>
          <p className="text-xs text-ink-3">
            {t('password.changedOn', { date: format.dateText(changedAt) })}
          </p>
        </div>
      </div>
      <Button variant="secondary" fullWidth className="mt-3.5" onClick={() => setChangePasswordModal(true)}>
        {t('password.change')}
      </Button>
    </Card>
  );
}
