import { CheckCheck, KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { accountToast, sessionToast, toast } from '../../../shared/ui/toast.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import {
  ButtonSamples,
  ChipSamples,
  ChoiceSamples,
  FieldSamples,
  SelectAndMenuSamples,
} from '../components/control-samples.tsx';
import { SampleCard } from '../components/sample-card.tsx';
import {
  BannerSamples,
  ChartSamples,
  EmptySamples,
  LoadingSamples,
  ProgressSamples,
  TableSamples,
} from '../components/state-samples.tsx';

/** Every component in every state on one page, to look at while building. */
export function GalleryScreen() {
  const { t } = useTranslation('gallery');
  const { theme, setTheme } = useThemeStore();

  return (
    <main className="mx-auto max-w-360 px-4 py-6 md:px-8">
      <header className="mb-5 flex flex-wrap items-center gap-3">
        <BrandMark sizePx={34} />
        <h1>{t('title')}</h1>
        <span className="flex-1" />
        <span className="text-sm text-ink-3">{t('subtitle')}</span>
        <Segmented
          size="sm"
          label={t('theme.label')}
          items={[
            { id: 'dark', label: t('theme.dark') },
            { id: 'light', label: t('theme.light') },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </header>
      <div className="grid gap-4 lg:grid-cols-12">
        <ButtonSamples className="lg:col-span-7" />
        <FieldSamples className="lg:col-span-5" />
        <SelectAndMenuSamples className="lg:col-span-4" />
        <ChoiceSamples className="lg:col-span-4" />
        <ChipSamples className="lg:col-span-4" />
        <ToastSamples className="lg:col-span-4" />
        <ModalSamples className="lg:col-span-4" />
        <SheetSamples className="lg:col-span-4" />
        <TableSamples className="lg:col-span-6" />
        <LoadingSamples className="lg:col-span-3" />
        <ChartSamples className="lg:col-span-3" />
        <BannerSamples className="lg:col-span-6" />
        <ProgressSamples className="lg:col-span-6" />
        <EmptySamples className="lg:col-span-12" />
      </div>
    </main>
  );
}

const widths = { sm: 640, md: 768, lg: 1024 };
const sizes = ['sm', 'md', 'lg'] as const;

function ToastSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.toasts')} className={className}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => accountToast.success(t('toasts.success'))}>
          {t('toasts.success')}
        </Button>
        <Button variant="secondary" onClick={() => toast.error(t('toasts.error'))}>
          {t('states.invalid')}
        </Button>
        <Button variant="secondary" onClick={() => sessionToast(t('toasts.session'), { type: 'warn' })}>
          {t('account')}
        </Button>
      </div>
    </SampleCard>
  );
}

function ModalSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [openSize, setOpenSize] = useState<(typeof sizes)[number] | null>(null);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);

  return (
    <SampleCard title={t('sections.modals')} className={className}>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Button key={size} variant="secondary" onClick={() => setOpenSize(size)}>
            {t('openModal', { width: widths[size] })}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setIsConfirmOpen(true)}>
          {t('askLogOut')}
        </Button>
        <Tooltip content={t('seenOn')}>
          <Button variant="ghost" icon={<CheckCheck />}>
            {t('seen')}
          </Button>
        </Tooltip>
      </div>
      <Modal
        isOpen={openSize !== null}
        onOpenChange={() => setOpenSize(null)}
        size={openSize ?? 'sm'}
        title={t('changePassword')}
        description={t('modalText')}
        icon={<KeyRound />}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpenSize(null)}>
              {t('clear')}
            </Button>
            <Button onClick={() => setOpenSize(null)}>{t('changePassword')}</Button>
          </>
        }
      >
        <PasswordField label={t('password')} autoComplete="off" isRequired />
      </Modal>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={t('logOutTitle')}
        text={t('logOutText')}
        icon={<LogOut />}
        onConfirm={() => setIsConfirmOpen(false)}
      />
    </SampleCard>
  );
}

function SheetSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SampleCard title={t('sections.sheet')} className={className}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('openSheet')}
      </Button>
      <BottomSheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('sortBy')}
        footer={
          <>
            <Button variant="secondary" size="lg" onClick={() => setIsOpen(false)}>
              {t('clear')}
            </Button>
            <Button size="lg" onClick={() => setIsOpen(false)}>
              {t('save')}
            </Button>
          </>
        }
      >
        <p className="pb-2 text-sm text-ink-2">{t('modalText')}</p>
      </BottomSheet>
    </SampleCard>
  );
}
