import type { Touchbase } from '@hearthline/contract/client-page';
import { cadenceChoices, cadenceOf } from '@hearthline/domain/client/touchbase';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import type { ClientDetail } from './client-detail.ts';
import { useSetTouchbase } from './client-page-api.ts';

interface CadenceMenuProps {
  client: ClientDetail;
  touchbase: Touchbase;
}

/** How often to be in touch: as the relation wants it, or the agent's own number of days. */
export function CadenceMenu({ client, touchbase }: CadenceMenuProps) {
  const { t } = useTranslation('clients');
  const set = useSetTouchbase(client.id);
  const { cadenceDays, everyDays, plannedOn } = touchbase;
  const { labelled } = useFormat();
  const label = t('page.touchbase.cadence');
  const wordsOf = (days: number) =>
    days === 0 ? t('page.touchbase.neverAgain') : t('page.touchbase.every', { count: days });
  const byRelation = cadenceOf({ relation: client.relation, cadenceDays: null });

  function renderItem(days: (typeof cadenceChoices)[number] | null, text: string) {
    const isChosen = days === cadenceDays;
    return (
      <MenuItem
        key={String(days)}
        aria-label={isChosen ? t('page.touchbase.chosen', { text }) : text}
        icon={<Check aria-hidden="true" className={isChosen ? '' : 'invisible'} />}
        onAction={() => set.mutate({ cadenceDays: days, plannedOn })}
      >
        {text}
      </MenuItem>
    );
  }

  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <Button
          {...attributes}
          variant="ghost"
          size="sm"
          aria-label={labelled(label, wordsOf(everyDays))}
          className="-mr-2"
        >
          {wordsOf(everyDays)}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
    >
      {renderItem(null, t('page.touchbase.byRelation', { every: wordsOf(byRelation).toLowerCase() }))}
      <MenuSeparator />
      {cadenceChoices.map((days) => renderItem(days, wordsOf(days)))}
    </Menu>
  );
}
