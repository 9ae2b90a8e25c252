/** Enumerations of the specification that are not tied to one feature. */
export const userKinds = ['Agent', 'Client'] as const;
export type UserKind = (typeof userKinds)[number];

export const readOrSent = ['Read', 'Sent'] as const;
export type ReadOrSent = (typeof readOrSent)[number];

export const basketTypes = ['Manual', 'Automatic'] as const;
export type BasketType = (typeof basketTypes)[number];
