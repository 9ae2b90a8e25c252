import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { FieldCard, FormDayField, FormTextField } from './form-fields.tsx';
import { useClientFormContext } from './use-client-form-context.ts';
import { useGreetingHint } from './use-greeting-hint.tsx';

export function AddressStep({ today }: { today: string }) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const country = useWatch({ control, name: 'country' });
  const moveInHint = useGreetingHint('homeAnniversaries', t('form.hints.moveInDate'));
  return (
    <FieldCard
      card="address"
      special={{
        address2: <FormTextField name="address2" maxLength={120} placeholder={t('form.optional')} />,
        unit: <FormTextField name="unit" maxLength={10} inputMode="numeric" hint={t('form.hints.unit')} />,
        country: <CountryField />,
        province:
          country === 'CA' ? (
            <ProvinceSelect />
          ) : (
            <FormTextField name="province" maxLength={40} label={t('form.region')} />
          ),
        postalCode: (
          <FormTextField
            name="postalCode"
            maxLength={12}
            tidy={(text) => parsePostalCode(text, country) ?? text.trim()}
            placeholder={country === 'CA' ? t('form.postalCodeExample') : undefined}
          />
        ),
        moveInDate: <FormDayField name="moveInDate" today={today} hint={moveInHint} />,
      }}
    />
  );
}

function CountryField() {
  const { t } = useTranslation('clients');
  const { control, setValue, getValues, trigger } = useClientFormContext();
  const format = useFormat();
  const country = useWatch({ control, name: 'country' });
  const listed = useClientWords().itemsOf('country');
  const isListed = listed.some(({ id }) => id === country);
  const other = {
    id: country,
    label: format.country(country),
  };

  function handleChange(chosen: string) {
    setValue('country', chosen);
    // Provinces of one country mean nothing in another.
    setValue('province', '');
    if (getValues('postalCode') !== '') void trigger('postalCode');
  }

  return (
    <Select
      label={t('form.fields.country')}
      items={isListed ? listed : [other, ...listed]}
      value={country}
      onChange={handleChange}
    />
  );
}

/** A select needs an id for the empty choice too. */
const none = 'none';

function ProvinceSelect() {
  const { t } = useTranslation('clients');
  const { control, setValue } = useClientFormContext();
  const province = useWatch({ control, name: 'province' });
  const listed = useClientWords().itemsOf('province');
  const isListed = listed.some(({ id }) => id === province);
  // What an import wrote in words stays until somebody chooses.
  const items = isListed || province === '' ? listed : [{ id: province, label: province }, ...listed];
  return (
    <Select
      label={t('form.fields.province')}
      placeholder={t('form.choose')}
      items={province === '' ? items : [{ id: none, label: t('form.notSet') }, ...items]}
      value={province || null}
      onChange={(id) => setValue('province', id === none ? '' : id)}
    />
  );
}
