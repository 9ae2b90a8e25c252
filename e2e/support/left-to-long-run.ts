/**
 * Journeys of `playwright.long.config.ts`: ways that few go every day. A test demands that what they prove is proven in
 * `npm test`, too.
 */
export const leftToLongRun = [
  'agreement.desktop.spec.ts',
  'badge-builder.desktop.spec.ts',
  'badge-builder.phone.spec.ts',
  'baskets-keyboard.desktop.spec.ts',
  'change-password.desktop.spec.ts',
  'client-form.desktop.spec.ts',
  'clients-import.desktop.spec.ts',
  'clients-list.desktop.spec.ts',
  'clients.phone.spec.ts',
  'cma.phone.spec.ts',
  'dashboard.phone.spec.ts',
  'date-range.phone.spec.ts',
  'dates.desktop.spec.ts',
  'every-market-screen.spec.ts',
  'first-day.desktop.spec.ts',
  'greetings.phone.spec.ts',
  'market-criteria.desktop.spec.ts',
  'market-detail.phone.spec.ts',
  'market-keyboard.desktop.spec.ts',
  'market-list.desktop.spec.ts',
  'market-map.desktop.spec.ts',
  'market-near-me.phone.spec.ts',
  'market-saved.desktop.spec.ts',
  'notifications.desktop.spec.ts',
  'notifications.phone.spec.ts',
  'postal-cards.desktop.spec.ts',
  'postal-cards.phone.spec.ts',
  'profile.desktop.spec.ts',
  'restored-board.desktop.spec.ts',
  'settings.desktop.spec.ts',
  'shell-layers.phone.spec.ts',
  'site-pages.desktop.spec.ts',
  'sites.phone.spec.ts',
  'tables-fit.desktop.spec.ts',
  'toasts.desktop.spec.ts',
];

/** What `npm test` does on a desktop alone: the same walk with another width. */
export const leftToLongRunOnPhones = ['every-screen.spec.ts'];

/** What `npm test` does on a phone alone. */
export const leftToLongRunOnDesktops = ['site-visitor.spec.ts'];
