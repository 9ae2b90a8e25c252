/** Where the palette's recents are kept. Apart from their store, which pages without a session do not load. */
export const recentsKey = 'hearthline.palette';
