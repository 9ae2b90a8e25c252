import type { LikelySame } from '@hearthline/contract/clients';
import { countDigits, phoneMinDigits } from '@hearthline/domain/client/phone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import type { Identity } from './client-form-api.ts';
import { duplicatesQuery } from './client-form-api.ts';
import type { ClientValues } from './client-values.ts';
import type { ClientForm } from './use-client-form-context.ts';

type IdentityValues = Pick<
  ClientValues,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'moreEmails'
  | 'phone'
  | 'homeNumber'
  | 'officeNumber'
  | 'morePhones'
  | 'address1'
  | 'postalCode'
>;

const typingMs = 600;

/** Who is likely the same person as the one being typed. */
export function useDuplicates(form: ClientForm, exceptId: string | undefined): LikelySame[] {
  const typed = useWatch({
    control: form.control,
    compute: (values) => JSON.stringify(toIdentity(values, exceptId)),
  });
  const written = useSettled(typed, typingMs);
  const identity = JSON.parse(written) as Identity;
  const query = duplicatesQuery(identity);
  const { data = [] } = useQuery({ ...query, queryFn: isSearchable(identity) ? query.queryFn : skipToken });
  return data;
}

/** Half an address or three digits say nothing about a person. */
export function toIdentity(values: IdentityValues, exceptId: string | undefined): Identity {
  const { firstName, lastName, address1, postalCode } = values;
  const emails = [values.email, ...values.moreEmails.map(({ value }) => value)];
  const phones = [values.phone, values.homeNumber, values.officeNumber];
  return {
    exceptId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emails: emails
      .map((email) => email.trim().toLowerCase())
      .filter((email) => /^[^@]+@[^@.]+\../.test(email)),
    phones: [...phones, ...values.morePhones.map(({ number }) => number)].filter(
      (number) => countDigits(number) >= phoneMinDigits,
    ),
    address1: address1.trim(),
    postalCode: postalCode.trim().slice(0, 12),
  };
}

const isSearchable = ({ firstName, lastName, emails, phones, address1 }: Identity): boolean =>
  emails.length > 0 || phones.length > 0 || (firstName + lastName !== '' && address1 !== '');
