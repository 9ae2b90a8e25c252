/** The one that every agent has and keeps. */
export const mainBoard = 'Main';
