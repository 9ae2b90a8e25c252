import type { ComponentType } from 'react';
import { loadTexts } from './i18n.ts';
import type { AgentProps } from './routes/screen-route.tsx';

export type LoadScreen = () => Promise<ComponentType<AgentProps>>;

/** A screen of baskets, and in its place the one of alerts with its texts. */
function basketsOrAlerts(load: LoadScreen, alertTexts: readonly string[], loadAlert: LoadScreen): LoadScreen {
  return async () => {
    const [{ basketOrAlert }, Screen] = await Promise.all([import('./routes/basket-or-alert.tsx'), load()]);
    return basketOrAlert(Screen, async () => {
      const [AlertScreen] = await Promise.all([
        loadAlert(),
        loadTexts('basketsAlerts', 'datePicker', ...alertTexts),
      ]);
      return AlertScreen;
    });
  };
}

/** Baskets and alerts share their paths. */
export const basketScreens = {
  list: basketsOrAlerts(
    async () => (await import('../features/baskets/list/baskets-screen.tsx')).BasketsScreen,
    ['listings'],
    async () => (await import('./routes/alerts.tsx')).AlertsRoute,
  ),
  form: basketsOrAlerts(
    async () => (await import('./routes/basket-form.tsx')).BasketFormRoute,
    ['map'],
    async () => (await import('./routes/alert-form.tsx')).AlertFormRoute,
  ),
  view: basketsOrAlerts(
    async () => (await import('../features/baskets/view/basket-screen.tsx')).BasketScreen,
    ['listings'],
    async () => (await import('./routes/alert-view.tsx')).AlertViewRoute,
  ),
  // A home is the same in both.
  item: async () => (await import('../features/baskets/item/item-screen.tsx')).ItemScreen,
} as const satisfies Record<string, LoadScreen>;

export type BasketScreenName = keyof typeof basketScreens;
