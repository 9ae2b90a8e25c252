/** What a new agent does, in this order. It stands apart because the first page of the app counts them. */
export const setupSteps = ['details', 'access', 'clients', 'search', 'cma', 'signature'] as const;
export type SetupStep = (typeof setupSteps)[number];
