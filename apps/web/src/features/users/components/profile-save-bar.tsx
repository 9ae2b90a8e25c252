import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface ProfileSaveBarProps {
  changeCount: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Stands at the bottom of the window, over the page's own padding. */
export function ProfileSaveBar({ changeCount, isSaving, onDiscard }: ProfileSaveBarProps) {
  const { t } = useTranslation('users');
  const hasChanges = changeCount > 0;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:-mx-8 md:px-8">
      <p role="status" className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm text-ink-2">
        {hasChanges && <Pencil aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />}
        {hasChanges ? t('profile.changes', { count: changeCount }) : t('profile.noChanges')}
      </p>
      {hasChanges && (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          {t('profile.discard')}
        </Button>
      )}
      <Button type="submit" isLoading={isSaving} disabled={!hasChanges}>
        {isSaving ? t('profile.saving') : t('profile.saveChanges')}
      </Button>
    </div>
  );
}
