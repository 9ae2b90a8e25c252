import type { ClientChoice } from '@hearthline/contract/clients';
import { localDay } from '@hearthline/domain/time-zone';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { download } from '../../../shared/api/download.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { toast } from '../../../shared/ui/toast.tsx';

const toastId = 'clients-export';

/** All fields of these clients as a table; the toast tells how much has arrived. */
export function useExportClients(timeZone?: string) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  return useMutation({
    mutationFn: async (choice: ClientChoice) => {
      toast.loading(t('list.exporting'), { id: toastId });
      return download('POST /clients/export', { body: { choice } }, (bytes) =>
        toast.loading(t('list.exportingBytes', { size: format.bytes(bytes) }), { id: toastId }),
      );
    },
    onSuccess: (file) => {
      saveFile(`clients-${localDay(new Date(), timeZone)}.csv`, file);
      toast.success(t('list.exported'), { id: toastId });
    },
    onError: () => toast.dismiss(toastId),
  });
}
