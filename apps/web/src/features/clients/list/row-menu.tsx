import type { ClientRow } from '@hearthline/contract/clients';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, FolderOpen, Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { useDeleteClients } from '../api/bulk-actions.ts';
import { clientFormLink, clientMailLink, clientPageLink } from '../parts/client-links.ts';
import { phoneLink } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { keptFromRow } from './kept-from-row.ts';

export function RowMenu({ client }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { mutate: deleteClients } = useDeleteClients();
  const { id, phone } = client;
  const label = t('list.more', { name: nameOf(client) });
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={label}
          icon={<Ellipsis aria-hidden="true" />}
          {...keptFromRow}
          onClick={(event) => {
            event.stopPropagation();
            attributes.onClick();
          }}
          className="z-1"
        />
      )}
    >
      <MenuItem icon={<FolderOpen aria-hidden="true" />} onAction={() => void navigate(clientPageLink(id))}>
        {t('list.open')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => void navigate(clientFormLink(id))}>
        {t('list.edit')}
      </MenuItem>
      {phone === '' ? null : (
        <MenuItem icon={<Phone aria-hidden="true" />} href={phoneLink(phone)}>
          {t('list.call')}
        </MenuItem>
      )}
      <MenuItem icon={<Mail aria-hidden="true" />} onAction={() => void navigate(clientMailLink(id))}>
        {t('list.writeMail')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        isDestructive
        icon={<Trash2 aria-hidden="true" />}
        onAction={() => deleteClients({ ids: [id] })}
      >
        {t('list.delete')}
      </MenuItem>
    </Menu>
  );
}
