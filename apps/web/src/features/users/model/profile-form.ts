import type { BodyOf } from '@hearthline/contract';
import { language } from '@hearthline/contract/common';
import type { Me, RealtorProfile } from '@hearthline/contract/users';
import { realtorProfile, updateUserInput } from '@hearthline/contract/users';
import type { z } from 'zod';

const { phone } = updateUserInput.shape;

/** What the server takes, but with the phone asked for: it stands on every report. */
export const profileSchema = updateUserInput
  .pick({ title: true, firstName: true, lastName: true, jobTitle: true })
  .required()
  .extend({ phone: phone.unwrap().min(1), realtor: realtorProfile, language });
export type ProfileValues = z.infer<typeof profileSchema>;

export function profileValuesOf(me: Me): ProfileValues {
  const { title, firstName, lastName, jobTitle, phone, realtor, preferences } = me;
  return {
    title,
    firstName,
    lastName,
    jobTitle,
    phone,
    realtor: { ...realtor },
    language: preferences.language,
  };
}

const personalFields = ['firstName', 'lastName', 'phone', 'jobTitle'] as const;

/** The title always, of the rest only what differs: an edit on another device stays as it is. */
export function buildUserUpdate(saved: ProfileValues, values: ProfileValues): BodyOf<'PUT /users'> {
  const update: BodyOf<'PUT /users'> = { title: values.title };
  for (const field of personalFields) {
    if (values[field] !== saved[field]) update[field] = values[field];
  }
  const realtor: Partial<RealtorProfile> = {};
  for (const field of Object.keys(values.realtor) as (keyof RealtorProfile)[]) {
    if (values.realtor[field] !== saved.realtor[field]) realtor[field] = values.realtor[field];
  }
  return Object.keys(realtor).length > 0 ? { ...update, realtor } : update;
}

export function mailingAddressOf(realtor: Pick<RealtorProfile, 'address' | 'city'>): string {
  const whole = [realtor.address.trim(), realtor.city.trim()].filter(Boolean).join(', ');
  return whole.slice(0, realtorProfile.shape.mailingAddress.maxLength ?? undefined);
}

export function isMailingSame(realtor: RealtorProfile): boolean {
  return realtor.mailingAddress !== '' && realtor.mailingAddress === mailingAddressOf(realtor);
}

export const profileFields = [
  'title',
  ...personalFields,
  'language',
  ...(Object.keys(realtorProfile.shape) as (keyof RealtorProfile)[]).map(
    (field) => `realtor.${field}` as const,
  ),
] as const;
export type ProfileField = (typeof profileFields)[number];

export const maxLengths: Partial<Record<ProfileField, number | null>> = {
  firstName: updateUserInput.shape.firstName.unwrap().maxLength,
  lastName: updateUserInput.shape.lastName.unwrap().maxLength,
  jobTitle: updateUserInput.shape.jobTitle.unwrap().maxLength,
  phone: phone.unwrap().maxLength,
  'realtor.agentId': realtorProfile.shape.agentId.maxLength,
  'realtor.brokerageName': realtorProfile.shape.brokerageName.maxLength,
  'realtor.phone': phone.unwrap().maxLength,
  'realtor.fax': phone.unwrap().maxLength,
  'realtor.email': 254,
  'realtor.address': realtorProfile.shape.address.maxLength,
  'realtor.city': realtorProfile.shape.city.maxLength,
  'realtor.mailingAddress': realtorProfile.shape.address.maxLength,
};

export function isRealtorField(field: ProfileField): field is `realtor.${keyof RealtorProfile}` {
  return field.startsWith('realtor.');
}

export function isProfileField(path: string): path is ProfileField {
  return (profileFields as readonly string[]).includes(path);
}

export function getField(values: ProfileValues, field: ProfileField): string {
  return isRealtorField(field) ? values.realtor[field.slice(8) as keyof RealtorProfile] : values[field];
}

export function changedFields(saved: ProfileValues, values: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => getField(saved, field) !== getField(values, field));
}
