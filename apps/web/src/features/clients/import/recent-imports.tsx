import type { ClientImport, ImportState } from '@hearthline/contract/client-import';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { importListQuery, useRemoveImport } from './import-api.ts';

const tones: Record<ImportState, TagTone> = {
  uploading: 'neutral',
  mapping: 'warning',
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  done: 'success',
  failed: 'danger',
  undone: 'neutral',
};

/** What was begun before: each goes on where it was left. */
export function RecentImports({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('clients');
  const { data: imports = [] } = useQuery(importListQuery);
  if (imports.length === 0) return null;
  return (
    <Card aria-labelledby="recent-imports">
      <CardHeader id="recent-imports" title={t('import.file.recent')} />
      <ul className="divide-y divide-line">
        {imports.map((each) => (
          <RecentImport key={each.id} found={each} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function RecentImport({ found, timeZone }: { found: ClientImport; timeZone: string | undefined }) {
  const { t } = useTranslation('clients');
  const format = useFormat(timeZone);
  const remove = useRemoveImport();
  const { id, fileName, state, rowsTotal, createdAt } = found;
  return (
    <li className="flex min-h-15 items-center gap-3 pr-3 pl-5">
      <FileText aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink-3" />
      <div className="min-w-0 flex-1 py-2">
        <Link
          to="/clients/import"
          search={{ id }}
          className="touch-target block truncate text-sm font-medium underline-offset-3 hover:underline"
        >
          {fileName}
        </Link>
        <p className="text-xs text-ink-3">
          {format.relative(createdAt)} · {t('import.file.rows', { count: rowsTotal })}
        </p>
      </div>
      <Tag tone={tones[state]}>{t(`import.states.${state}`)}</Tag>
      <IconButton
        size="sm"
        icon={<Trash2 strokeWidth={1.75} />}
        label={t('import.file.remove', { file: fileName })}
        disabled={state === 'importing' || remove.isPending}
        onClick={() =>
          remove.mutate(found, {
            onSuccess: () => toast.success(t('import.file.removed', { file: fileName })),
          })
        }
      />
    </li>
  );
}
