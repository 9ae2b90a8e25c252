import { postalLimits } from '@hearthline/contract/postal-cards';
import { chosenOccasions } from '@hearthline/domain/greeting/occasions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../../../shared/ui/person-picker.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { smartListsQuery } from '../api/postal-api.ts';
import type { CardDraft } from './use-card-draft.ts';

const audiences = ['all', 'list', 'clients', 'occasion'] as const;

/** Who gets the card. */
export function AudienceFields({ draft: { values, set } }: { draft: CardDraft }) {
  const { t } = useTranslation('greetingsPostal');
  const { data: lists = [], isLoading } = useQuery({
    ...smartListsQuery,
    enabled: values.audience === 'list',
  });
  return (
    <div className="grid gap-3">
      <Select
        label={t('editor.audience')}
        items={audiences.map((id) => ({ id, label: t(`editor.audiences.${id}`) }))}
        value={values.audience}
        onChange={(audience) => set({ audience })}
      />
      {values.audience === 'list' ? (
        <Select
          label={t('editor.list')}
          isRequired
          placeholder={t('editor.chooseList')}
          items={lists.map(({ id, name }) => ({ id, label: name }))}
          value={values.listId}
          isLoading={isLoading}
          hint={lists.length === 0 && !isLoading ? t('editor.noLists') : undefined}
          onChange={(listId) => set({ listId })}
        />
      ) : null}
      {values.audience === 'clients' ? (
        <PersonPicker
          label={t('editor.people')}
          isRequired
          placeholder={t('editor.findPeople')}
          most={postalLimits.clients}
          chosen={values.people}
          onChange={(people) => set({ people })}
        />
      ) : null}
      {values.audience === 'occasion' ? (
        <Select
          label={t('editor.feast')}
          items={chosenOccasions.map((id) => ({ id, label: t(`occasion.${id}`) }))}
          value={values.occasion as (typeof chosenOccasions)[number]}
          onChange={(occasion) => set({ occasion })}
        />
      ) : null}
    </div>
  );
}
