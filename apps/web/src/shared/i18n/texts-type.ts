/** The shape of a text file: a second language must have every key of the first, so a missing one fails the type check. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
