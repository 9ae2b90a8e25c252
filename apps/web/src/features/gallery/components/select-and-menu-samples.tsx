import { Globe, KeyRound, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SampleCard } from './sample-card.tsx';

const zones = ['Vancouver', 'Edmonton', 'Regina', 'Winnipeg', 'Toronto', 'Halifax', 'St. John’s'];

export function SelectAndMenuSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [sort, setSort] = useState<'newest' | 'cheapest' | 'dearest'>('newest');
  const [zone, setZone] = useState<string | null>(null);
  const sorts = (['newest', 'cheapest', 'dearest'] as const).map((id) => ({ id, label: t(`sorts.${id}`) }));

  return (
    <SampleCard title={t('sections.selectAndMenu')} className={className}>
      <div className="grid gap-4">
        <Select label={t('sortBy')} items={sorts} value={sort} onChange={setSort} />
        <Select
          label={t('timeZone')}
          icon={<Globe />}
          items={zones.map((name) => ({ id: name, label: name }))}
          value={zone}
          onChange={setZone}
          placeholder="—"
          error={zone === null ? t('states.invalid') : undefined}
          isRequired
        />
        <Select label={t('states.disabled')} items={sorts} value={sort} onChange={setSort} isDisabled />
        <Menu
          label={t('account')}
          className="w-66"
          placement="bottom start"
          trigger={(attributes) => (
            <Button {...attributes} variant="secondary" className="justify-self-start">
              {t('account')}
            </Button>
          )}
          header={
            <div className="flex items-center gap-3">
              <Avatar src={null} name="" size={44} />
              <div className="min-w-0">
                <div className="font-medium">Maya Okafor</div>
                <div className="truncate text-xs text-ink-3">Northlight Realty</div>
              </div>
            </div>
          }
        >
          <MenuItem icon={<User />}>{t('profile')}</MenuItem>
          <MenuItem icon={<KeyRound />}>{t('changePassword')}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut />}>{t('logOut')}</MenuItem>
        </Menu>
      </div>
    </SampleCard>
  );
}
