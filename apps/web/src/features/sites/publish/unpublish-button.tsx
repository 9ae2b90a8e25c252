import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useUnpublish } from '../api/sites-api.ts';
import { readableAddress } from '../model/preview-address.ts';
import type { SiteState } from '../model/use-site.ts';

/** Takes the site off the web, after a word. */
export function UnpublishButton({ state: { site } }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const [isAsking, setAsking] = useState(false);
  const unpublish = useUnpublish(() => {
    setAsking(false);
    toast.success(t('unpublish.done'));
  });
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setAsking(true)}>
        {t('unpublish.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDestructive
        title={t('unpublish.title')}
        text={t('unpublish.text', { address: site.liveUrl ? readableAddress(site.liveUrl) : '' })}
        confirmLabel={t('unpublish.confirm')}
        cancelLabel={t('unpublish.cancel')}
        isLoading={unpublish.isPending}
        onConfirm={() => unpublish.mutate()}
      />
    </>
  );
}
