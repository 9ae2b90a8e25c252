import { useNavigate } from '@tanstack/react-router';
import { Merge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useMergeClients } from '../form/client-form-api.ts';
import { clientPageLink } from '../parts/client-links.ts';
import { nameOf } from '../parts/name-of.ts';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

interface MergeConfirmProps {
  kept: Named;
  /** Goes into the kept one. */
  other: Named;
  onMerged?: () => void;
  onClose: () => void;
}

/** Merging cannot be taken back, so it is asked for once more. */
export function MergeConfirm({ kept, other, onMerged, onClose }: MergeConfirmProps) {
  const { t } = useTranslation('clients');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const merge = useMergeClients();

  function handleConfirm() {
    const names = { kept: nameOf(kept), other: nameOf(other) };
    merge.mutate(
      { keptId: kept.id, otherId: other.id },
      {
        onSuccess: () => {
          onMerged?.();
          onClose();
          toast.success(t('page.merge.done', names));
          void navigate({ ...clientPageLink(kept.id), replace: true });
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      icon={<Merge aria-hidden="true" />}
      title={t('page.merge.title', { other: nameOf(other), kept: nameOf(kept) })}
      text={t('page.merge.text', { other: nameOf(other), kept: nameOf(kept) })}
      confirmLabel={t('page.merge.confirm')}
      cancelLabel={common('cancel')}
      isLoading={merge.isPending}
      onConfirm={handleConfirm}
    />
  );
}
