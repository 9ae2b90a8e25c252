import type {
  ClientCard,
  ClientChoiceField,
  ClientDateField,
  ClientField,
  ClientMoneyField,
  ClientPhoneField,
} from '@hearthline/domain/client/fields';
import { allClientFields, definitionOf, requiredClientFields } from '@hearthline/domain/client/fields';
import { countsByMonth } from '@hearthline/domain/client/vocabulary';
import { Phone } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Fragment, useId } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { placeDollarSign } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { TextFieldProps } from '../../../shared/ui/text-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { writeMoney } from '../parts/typed-texts.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ClientValues } from './client-values.ts';
import { useClientFormContext } from './use-client-form-context.ts';
import { useErrorText } from './use-error-text.ts';

interface FieldCardProps {
  card: Exclude<ClientCard, 'person'>;
  /** Fields that ask for more than their kind. */
  special?: Partial<Record<ClientField, ReactNode>>;
  actions?: ReactNode;
}

/** The fields of a card: three beside each other where there is room, then two, then one. */
export function FieldCard({ card, special = {}, actions }: FieldCardProps) {
  const { t } = useTranslation('clients');
  const id = useId();
  return (
    <Card isPadded aria-labelledby={id} className="@container">
      <CardHeader isPlain id={id} title={t(`form.cards.${card}`)} actions={actions} className="mb-3.5!" />
      <div className="grid items-start gap-x-4 gap-y-3.5 @min-[440px]:grid-cols-2 @min-[700px]:grid-cols-3">
        {allClientFields
          .filter((field) => definitionOf(field).card === card)
          .map((field) => (
            <Fragment key={field}>{field in special ? special[field] : <PlainField name={field} />}</Fragment>
          ))}
      </div>
    </Card>
  );
}

function PlainField({ name }: { name: ClientField }) {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'text':
      return <FormTextField name={name as TextName} maxLength={definition.maxLength} />;
    case 'choice':
      return <FormSelect name={name as ClientChoiceField} />;
    case 'phone':
      return <PhoneField name={name as ClientPhoneField} />;
    case 'money':
      return <BudgetField name={name as ClientMoneyField} />;
    default:
      throw new Error(`No field of the form for ${name}`);
  }
}

type TextName = {
  [K in ClientField]: ClientValues[K] extends string ? (string extends ClientValues[K] ? K : never) : never;
}[ClientField];

interface FormTextFieldProps extends Omit<TextFieldProps, 'name' | 'label' | 'form'> {
  name: TextName;
  /** In place of the usual name of the field. */
  label?: string;
  /** How the text is shown when the field is left. */
  tidy?: (text: string) => string;
  /** A field that is validated anew with this one, once there is something in it. */
  validatedWith?: TextName;
  /** What somebody else knows to be wrong with it. */
  otherError?: string;
}

export function FormTextField({
  name,
  label,
  tidy,
  validatedWith,
  otherError,
  hint,
  ...props
}: FormTextFieldProps) {
  const { t } = useTranslation('clients');
  const form = useClientFormContext();
  const { errors } = useFormState({ control: form.control, name });
  const errorText = useErrorText();
  const ownLabel = label ?? t(`form.fields.${name}`);
  const error = errorText(errors[name], ownLabel, name) ?? otherError;

  function handleBlur(event: ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    const tidied = tidy?.(text) ?? text;
    // The form validates the text as it was when the field was left, so a tidied one is validated anew.
    if (tidied !== text) form.setValue(name, tidied, { shouldValidate: true });
    if (validatedWith && form.getValues(validatedWith).trim() !== '') void form.trigger(validatedWith);
  }

  return (
    <TextField
      autoComplete="off"
      {...props}
      {...form.register(name, { onBlur: handleBlur })}
      label={ownLabel}
      isRequired={(requiredClientFields as readonly string[]).includes(name)}
      hint={error ? undefined : hint}
      error={error}
    />
  );
}

/** A select needs an id for the empty choice too. */
const none = 'none';

/** One of the client's lists; every one of them may stay open. */
export function FormSelect({ name, hint }: { name: ClientChoiceField; hint?: string }) {
  const { t } = useTranslation('clients');
  const { control, setValue } = useClientFormContext();
  const value = useWatch({ control, name });
  const items = useClientWords().itemsOf(name);
  return (
    <Select
      label={t(`form.fields.${name}`)}
      hint={hint}
      placeholder={t('form.choose')}
      items={
        value === null || definitionOf(name).isAlways
          ? items
          : [{ id: none, label: t('form.notSet') }, ...items]
      }
      value={value}
      onChange={(id: string) => setValue(name, (id === none ? null : id) as typeof value)}
    />
  );
}

interface FormDayFieldProps {
  name: ClientDateField;
  hint?: ReactNode;
  max?: string;
  today: string;
  /** The years with which an empty calendar begins. */
  yearsAround?: string;
}

export function FormDayField({ name, hint, ...props }: FormDayFieldProps) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const { field, fieldState } = useController({ control, name });
  const errorText = useErrorText();
  const label = t(`form.fields.${name}`);
  const error = errorText(fieldState.error, label, name);
  return (
    <DayField
      {...props}
      ref={field.ref}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      hint={error ? undefined : hint}
      error={error}
    />
  );
}

interface PhoneFieldProps {
  name: ClientPhoneField;
  hint?: string;
  placeholder?: string;
}

/** Typed in any way; shown as it is read out once the field is left. */
export function PhoneField({ name, ...props }: PhoneFieldProps) {
  const { phone } = useFormat();
  return (
    <FormTextField
      {...props}
      name={name}
      type="tel"
      inputMode="tel"
      maxLength={40}
      icon={name === 'phone' ? <Phone aria-hidden="true" strokeWidth={1.75} /> : undefined}
      tidy={phone}
    />
  );
}

/** One end of the budget, in dollars; a monthly rent for those who think in rents. */
function BudgetField({ name }: { name: ClientMoneyField }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { control } = useClientFormContext();
  const isRent = countsByMonth(useWatch({ control, name: 'type' }));
  return (
    <FormTextField
      name={name}
      label={t(isRent ? `form.rent.${name}` : `form.fields.${name}`)}
      hint={t(isRent ? 'form.hints.rent' : `form.hints.${name}`)}
      inputMode="decimal"
      maxLength={20}
      {...placeDollarSign(format.language)}
      tidy={(text) => writeMoney(text, format)}
      validatedWith={name === 'budgetMax' ? 'budget' : 'budgetMax'}
    />
  );
}
