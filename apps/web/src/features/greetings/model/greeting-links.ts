import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';

export const yearLink = { to: '/events', search: {} } as const;
export const categoriesLink = { to: '/events/greeting-categories', search: {} } as const;
export const recentLink = { to: '/events/greeting-recent', search: {} } as const;

export const eventsLink = (view: 'list' | 'tasks' | 'review') =>
  ({ to: '/events', search: { view } }) as const;

/** The form over whatever is shown, to which it gives way again. */
export const newGreetingLink = {
  to: '/events',
  search: (previous: object) => ({ ...previous, task: 'new' }),
} as const;

/** The form over the list of tasks: a new one, one that is there, or a new one that begins as another was. */
export const taskLink = (task: string, copy?: string) =>
  ({ to: '/events', search: { view: 'tasks', task, copy } }) as const;

export const categoryLink = (category: GreetingCategory) =>
  ({ to: '/events/greeting-categories', search: { category } }) as const;

export const templateLink = (categoryId: GreetingCategory, itemId: string) =>
  ({ to: '/events/email-template/$categoryId/$itemId', params: { categoryId, itemId } }) as const;

export const runLink = (id: string) => ({ to: '/events/greeting-recent-detail', search: { id } }) as const;

export const clientLink = (id: string) => ({ to: '/clients/view', search: { id } }) as const;
