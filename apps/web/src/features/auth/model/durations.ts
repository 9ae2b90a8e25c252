/** What the server does; said on the screens, so the two are kept alike. */
export const lockMinutes = 15;
export const resetLinkMinutes = 60;
/** How long the button to send another mail rests. */
export const sendAgainSeconds = 60;
