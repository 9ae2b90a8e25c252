import type { LogState, MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { logStates } from '../model/log-address.ts';
import type { LogView } from '../model/use-log-view.ts';

interface LogToolbarProps {
  view: LogView;
  counts: Record<LogState, number> | undefined;
  rows: readonly MessageRow[];
}

export function LogToolbar({ view, counts, rows }: LogToolbarProps) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const client = rows.find(({ clientId }) => clientId === view.clientId)?.clientName;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 border-b border-line px-4 py-2.5">
      <SearchField
        label={t('log.search')}
        placeholder={t('log.searchHint')}
        text={view.text}
        onChange={(text) => view.setFilter({ text }, { isTyping: true })}
        className="w-58 max-md:w-full"
      />
      <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:w-[calc(100%+32px)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
        <legend className="sr-only">{t('log.state')}</legend>
        {logStates.map((state) => (
          <Chip
            key={state}
            size="lg"
            isSelected={state === view.state}
            count={counts && format.number(counts[state])}
            onClick={() => view.setFilter({ state })}
          >
            {t(`log.states.${state}`)}
          </Chip>
        ))}
      </fieldset>
      {view.clientId ? (
        <Chip
          size="lg"
          isRemovable
          aria-label={t('log.showAll')}
          onClick={() => view.setFilter({ clientId: undefined })}
        >
          {t('log.onlyClient', { name: client ?? t('log.oneClient') })}
        </Chip>
      ) : null}
    </div>
  );
}
