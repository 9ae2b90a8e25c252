/** What the address of a post says besides: a new one, its preview, or sending it, and when. */
export interface PostAddress {
  id?: string;
  new?: string;
  show?: string;
  at?: string;
}

export const newsLink = { to: '/news', search: {} } as const;
export const libraryLink = { to: '/news', search: { show: 'library' } } as const;
export const newPostLink = { to: '/news/view', search: { new: '1' } } as const;
export const postLink = (id: string) => ({ to: '/news/view', search: { id } }) as const;
export const previewLink = (id: string) => ({ to: '/news/view', search: { id, show: 'preview' } }) as const;
export const sendLink = (id: string, at?: string) =>
  ({ to: '/news/view', search: { id, show: 'send', at } }) as const;
