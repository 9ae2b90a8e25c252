import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { ChevronDown, Download, Tag as TagIcon, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { useDeleteClients, useSetCategory } from '../api/bulk-actions.ts';
import { useExportClients } from '../api/export-clients.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ClientSelection } from './use-selection.ts';

const BulkTagDialog = lazy(async () => {
  const { BulkTagDialog } = await import('./bulk-tag-dialog.tsx');
  return { default: BulkTagDialog };
});

interface BulkBarProps {
  selection: ClientSelection;
  /** How many the filter finds; missing where it can only be chosen by hand. */
  matching: number | undefined;
  timeZone: string | undefined;
  /** The selection is gone, and the bar with it. */
  onDone: () => void;
}

/** What can be done with everybody who is selected; it stays in sight at the bottom of the window. */
export function BulkBar({ selection, matching, timeZone, onDone }: BulkBarProps) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const [isTagging, setIsTagging] = useState(false);
  const setCategory = useSetCategory();
  const exportClients = useExportClients(timeZone);
  const deleteClients = useDeleteClients();
  const { choice, count, isAll } = selection;
  return (
    <section
      aria-label={t('list.selection.label')}
      className="sticky bottom-3 z-(--z-sticky) mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line-strong bg-raised px-3 py-2 shadow-lg"
    >
      <IconButton label={t('list.selection.clear')} icon={<X aria-hidden="true" />} onClick={onDone} />
      <p role="status" className="text-sm font-medium">
        {t('list.selection.count', { count })}
      </p>
      {matching !== undefined && !isAll && count < matching ? (
        <Button variant="link" onClick={selection.selectAll}>
          {t('list.selection.all', { count: matching })}
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap items-center gap-1 max-md:w-full max-md:justify-between max-md:*:px-1.5 max-md:[&_svg]:hidden">
        <Menu
          label={t('list.category')}
          trigger={(attributes) => (
            <Button {...attributes} variant="ghost" size="sm" isLoading={setCategory.isPending}>
              {t('list.category')}
              <ChevronDown aria-hidden="true" />
            </Button>
          )}
        >
          {clientCategories.map((category) => (
            <MenuItem
              key={category}
              onAction={() => setCategory.mutate({ choice, category }, { onSuccess: onDone })}
            >
              {wordOf('category', category)}
            </MenuItem>
          ))}
        </Menu>
        <Button
          variant="ghost"
          size="sm"
          icon={<TagIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsTagging(true)}
        >
          {t('list.selection.tag')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Download aria-hidden="true" />}
          isLoading={exportClients.isPending}
          onClick={() => exportClients.mutate(choice)}
        >
          {t('list.export')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-danger!"
          icon={<Trash2 aria-hidden="true" />}
          isLoading={deleteClients.isPending}
          onClick={() => deleteClients.mutate(choice, { onSuccess: onDone })}
        >
          {t('list.delete')}
        </Button>
      </div>
      {isTagging ? (
        <Suspense fallback={null}>
          <BulkTagDialog choice={choice} count={count} onClose={() => setIsTagging(false)} onDone={onDone} />
        </Suspense>
      ) : null}
    </section>
  );
}
