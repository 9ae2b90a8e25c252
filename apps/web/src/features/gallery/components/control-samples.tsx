import { Copy, Globe, KeyRound, LogOut, Pencil, Plus, Search, Share2, User } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { SampleCard } from './sample-card.tsx';

const variants = ['primary', 'secondary', 'ghost', 'destructive'] as const;

export function ButtonSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.buttons')} className={className}>
      <div className="grid gap-2.5">
        {variants.map((variant) => (
          <div
            key={variant}
            className="flex flex-wrap items-center justify-items-start gap-2.5 text-[12.5px] md:grid md:grid-cols-[96px_repeat(4,1fr)_1.4fr_1fr]"
          >
            <span className="text-ink-2 max-md:w-full">{t(`variants.${variant}`)}</span>
            <Button variant={variant}>{t('save')}</Button>
            <Button variant={variant} data-hovered>
              {t('save')}
            </Button>
            <Button variant={variant} data-focus-visible>
              {t('save')}
            </Button>
            <Button variant={variant} data-pressed>
              {t('save')}
            </Button>
            <Button variant={variant} isLoading>
              {t('saving')}
            </Button>
            <Button variant={variant} disabled>
              {t('save')}
            </Button>
          </div>
        ))}
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button size="sm">{t('sizes.small')}</Button>
        <Button icon={<Plus />}>{t('sizes.default')}</Button>
        <Button size="lg">{t('sizes.large')}</Button>
        <Button variant="link" className="ml-2">
          {t('link')}
        </Button>
        <span className="flex-1" />
        <IconButton variant="outline" label={t('share')} icon={<Share2 />} />
        <IconButton label={t('edit')} icon={<Pencil />} data-hovered />
        <IconButton label={t('copy')} icon={<Copy />} data-focus-visible />
        <IconButton size="sm" label={t('copy')} icon={<Copy />} isActive />
        <IconButton size="sm" label={t('copy')} icon={<Copy />} disabled />
      </div>
    </SampleCard>
  );
}

const marks = ['new', 'active', 'change', 'cond', 'sold', 'leased', 'off'] as const;

export function ChipSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.chips')} className={className}>
      <div className="flex flex-wrap gap-2">
        <Chip>{t('states.rest')}</Chip>
        <Chip data-hovered>{t('states.hover')}</Chip>
        <Chip isSelected isRemovable aria-label={t('removeFilter')}>
          {t('states.on')}
        </Chip>
        <Chip data-focus-visible>{t('states.focus')}</Chip>
        <Chip disabled>{t('states.disabled')}</Chip>
        <Chip size="lg" isSelected count={248}>
          {t('all')}
        </Chip>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Tag tone="success">{t('tags.approved')}</Tag>
        <Tag tone="warning">{t('tags.pending')}</Tag>
        <Tag tone="danger">{t('tags.rejected')}</Tag>
        <Tag tone="info">{t('tags.sent')}</Tag>
        <Tag>{t('tags.optedOut')}</Tag>
        <Tag tone="brand">{t('tags.onSite')}</Tag>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        {marks.map((mark) => (
          <StatusChip key={mark} mark={mark}>
            {t(`listing.${mark}`)}
          </StatusChip>
        ))}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2 rounded-md bg-linear-to-br from-(--bg-SkyFusion-a) to-(--bg-SunsetGlow-b) p-3">
        {marks.map((mark) => (
          <StatusChip key={mark} mark={mark} isOnPhoto>
            {t(`listing.${mark}`)}
          </StatusChip>
        ))}
      </div>
    </SampleCard>
  );
}

export function ChoiceSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [offer, setOffer] = useState<'sale' | 'lease'>('sale');
  const [tab, setTab] = useState<'unread' | 'all' | 'archived'>('unread');
  const offers = [
    { id: 'sale' as const, label: t('forSale') },
    { id: 'lease' as const, label: t('forLease') },
  ];

  return (
    <SampleCard title={t('sections.choice')} className={className}>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <Checkbox>{t('states.off')}</Checkbox>
        <Checkbox defaultSelected>{t('states.on')}</Checkbox>
        <Checkbox isIndeterminate>{t('states.mixed')}</Checkbox>
        <Checkbox isDisabled>{t('states.disabled')}</Checkbox>
        <Switch>{t('states.off')}</Switch>
        <Switch defaultSelected>{t('states.on')}</Switch>
        <Switch isDisabled>{t('states.disabled')}</Switch>
      </div>
      <RadioGroup
        label={t('offer')}
        orientation="horizontal"
        items={[...offers, { id: 'none', label: t('states.disabled'), isDisabled: true }]}
        value={offer}
        onChange={(id) => setOffer(id === 'lease' ? 'lease' : 'sale')}
        className="mt-4"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('offer')}
          items={offers}
          value={offer}
          onChange={setOffer}
          fullWidth
          className="min-w-56 flex-1"
        />
        <Segmented label={t('offer')} items={offers} value={offer} onChange={setOffer} size="sm" />
      </div>
      <Tabs
        label={t('notifications')}
        value={tab}
        onChange={setTab}
        className="mt-4 text-sm text-ink-2"
        items={[
          {
            id: 'unread',
            label: t('unread'),
            count: <Count value={128} tone="success" />,
            content: t('unreadText'),
          },
          { id: 'all', label: t('all'), content: t('allText') },
          { id: 'archived', label: t('archived'), isDisabled: true, content: null },
        ]}
      />
    </SampleCard>
  );
}

export function FieldSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.fields')} className={className}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField label={t('states.rest')} icon={<Search />} placeholder={t('cityOrStreet')} />
        <TextField label={t('states.hover')} icon={<Search />} defaultValue="Port Credit" data-hovered />
        <TextField
          label={t('states.focus')}
          icon={<Search />}
          defaultValue="Port Cre"
          hint={t('focusHint')}
          data-focused
        />
        <TextField
          label={t('states.filled')}
          defaultValue="1,649,900"
          suffix="CAD"
          hint={t('numberHint')}
          isRequired
        />
        <TextField label={t('states.invalid')} defaultValue="maya@northlight" error={t('invalidEmail')} />
        <TextField label={t('states.disabled')} defaultValue="Ontario" disabled />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          defaultValue="hearth and home"
          hint={t('passwordHint')}
          isRequired
          blockClipboard
        />
        <TextArea label={t('notes')} rows={2} defaultValue="62 Oakwood Ave N" />
      </div>
    </SampleCard>
  );
}

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
