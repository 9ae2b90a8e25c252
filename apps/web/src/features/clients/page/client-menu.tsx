import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Ellipsis, Eraser, Merge, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../shared/api/download.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { clientFormLink } from '../parts/client-links.ts';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HouseholdDialog } from './household-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useRemoveClient } from './use-remove-client.ts';

const dialogs = { merge: MergeDialog, household: HouseholdDialog, erase: EraseDialog };

/** Everything else that can be done with a client. */
export function ClientMenu({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const remove = useRemoveClient(client);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const exportData = useMutation({
    mutationFn: async () => {
      const file = await download('GET /clients/{id}/data', { params: { id: client.id } });
      saveFile(`${nameOf(client).replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, file);
    },
  });
  const Dialog = open && dialogs[open];
  return (
    <>
      <Menu
        label={t('page.menu.label')}
        trigger={(attributes) => (
          <IconButton {...attributes} label={t('page.menu.label')} icon={<Ellipsis aria-hidden="true" />} />
        )}
      >
        <MenuItem icon={<Pencil />} onAction={() => void navigate(clientFormLink(client.id))}>
          {t('page.edit')}
        </MenuItem>
        <MenuItem icon={<Merge />} onAction={() => setOpen('merge')}>
          {t('page.menu.merge')}
        </MenuItem>
        <MenuItem icon={<Users />} onAction={() => setOpen('household')}>
          {t('page.menu.household')}
        </MenuItem>
        <MenuItem icon={<Download />} onAction={() => exportData.mutate()}>
          {t('page.menu.export')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} onAction={remove}>
          {t('page.delete')}
        </MenuItem>
        <MenuItem icon={<Eraser />} isDestructive onAction={() => setOpen('erase')}>
          {t('page.menu.erase')}
        </MenuItem>
      </Menu>
      {Dialog && <Dialog client={client} onClose={() => setOpen(null)} />}
    </>
  );
}
