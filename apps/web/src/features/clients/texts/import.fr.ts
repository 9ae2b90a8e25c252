export const importFr = {} as const;
