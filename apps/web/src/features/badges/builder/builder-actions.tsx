import type { NamedQuery } from '@hearthline/contract/badges';
import { ChartSpline, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { HeaderActions } from '../../../shared/ui/header-actions.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { Saving } from './use-saving.tsx';

/** In the header; where that is too narrow, a bar at the bottom of the window. */
export function BuilderActions({ query, saving }: { query: NamedQuery; saving: Saving }) {
  const isWide = useMediaQuery('(width >= 1280px)');
  const buttons = <Buttons query={query} saving={saving} />;
  return isWide ? (
    <HeaderActions>{buttons}</HeaderActions>
  ) : (
    <div className="sticky bottom-0 z-(--z-header) order-last flex justify-end gap-2 md:col-span-2 md:px-8 border-t border-line bg-surface px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
      {buttons}
    </div>
  );
}

function Buttons({ query, saving }: { query: NamedQuery; saving: Saving }) {
  const { t } = useTranslation('badges');
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={!saving.canSave || undefined}
        isLoading={saving.isSaving}
        onClick={() => saving.canSave && saving.save()}
        className="max-md:flex-1 max-md:px-2"
      >
        {t('builder.save')}
      </Button>
      {query.hasSeries ? (
        <IconButton
          variant="outline"
          label={t('builder.addChart')}
          icon={<ChartSpline aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => saving.add('Chart')}
        />
      ) : null}
      <Button
        icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
        isLoading={saving.isAdding}
        onClick={() => saving.add('Badge')}
        aria-label={t('builder.add')}
        className="max-md:flex-1 max-md:px-2"
      >
        <span className="max-md:hidden">{t('builder.add')}</span>
        <span className="md:hidden">{t('builder.addShort')}</span>
      </Button>
    </>
  );
}
