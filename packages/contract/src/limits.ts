export const uploadMaxBytes = 1024 * 1024;
export const jsonBodyMaxBytes = 256 * 1024;
/** Tokens are treated as expired this long before they are. */
export const tokenExpiryMarginSeconds = 10;
/** Badges that one call executes: as many as a dashboard holds. */
export const badgeBatchMax = 60;
