export const importEn = {} as const;
