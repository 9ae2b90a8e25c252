import { basketLimits } from '@hearthline/contract/baskets';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { AlertProblem } from '../alerts/model/alert-problems.ts';
import type { BasketProblem, BasketValues } from '../model/basket-values.ts';
import { splitName } from '../parts/people.tsx';

type WhoField = 'client' | 'name' | 'additionalEmail';

interface WhoFieldsProps {
  form: {
    values: Pick<BasketValues, WhoField>;
    set: (change: Partial<Pick<BasketValues, WhoField>>) => void;
    leave: (field: WhoField) => void;
    problemOf: (field: WhoField) => BasketProblem | AlertProblem | undefined;
  };
  namePlaceholder: string;
}

/** For whom a basket or an alert is, and what it is called. */
export function WhoFields({ form, namePlaceholder }: WhoFieldsProps) {
  const { t } = useTranslation(['baskets', 'common']);
  const { values, set, leave, problemOf } = form;
  const { client } = values;

  function errorOf(field: WhoField): string | undefined {
    const problem = problemOf(field);
    return problem === 'required' || problem === 'invalidEmail'
      ? `${t(`form.${field}`)} ${t(`common:${problem}`)}`
      : undefined;
  }

  return (
    <>
      <div data-field="client">
        <PersonPicker
          label={t('form.client')}
          isRequired
          error={errorOf('client')}
          placeholder={t(client ? 'form.otherClient' : 'form.findClient')}
          chosen={client ? [{ id: client.id, ...splitName(client.name) }] : []}
          onChange={([person]) =>
            set({
              client: person
                ? { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() }
                : null,
            })
          }
        />
      </div>
      <div data-field="name">
        <TextField
          label={t('form.name')}
          isRequired
          error={errorOf('name')}
          maxLength={basketLimits.name}
          placeholder={namePlaceholder}
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
          onBlur={() => leave('name')}
        />
      </div>
      <div data-field="additionalEmail">
        <TextField
          label={t('form.additionalEmail')}
          type="email"
          hint={t('form.additionalEmailHint')}
          error={errorOf('additionalEmail')}
          icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
          maxLength={254}
          autoComplete="off"
          value={values.additionalEmail}
          onChange={(event) => set({ additionalEmail: event.target.value })}
          onBlur={() => leave('additionalEmail')}
        />
      </div>
    </>
  );
}
