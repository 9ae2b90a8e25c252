/** What the form insists on; an import may leave it open and marks the client incomplete. */
export const requiredClientFields = [
  'firstName',
  'lastName',
  'phone',
  'address1',
  'city',
  'postalCode',
  'budget',
] as const;
export type RequiredClientField = (typeof requiredClientFields)[number];

export function findMissing(
  client: Record<RequiredClientField, string | number | null>,
): RequiredClientField[] {
  return requiredClientFields.filter((field) => client[field] === null || client[field] === '');
}
