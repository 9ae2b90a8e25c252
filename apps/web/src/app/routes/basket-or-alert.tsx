import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useCurrentPlace } from '../shell/use-current-place.ts';
import type { AgentProps } from './screen-route.tsx';

/** Baskets and alerts share their paths, and the query tells which. Alerts are fetched when one of them is asked for. */
export function basketOrAlert(
  BasketScreen: ComponentType<AgentProps>,
  loadAlert: () => Promise<ComponentType<AgentProps>>,
): ComponentType<AgentProps> {
  const AlertScreen = lazyPart(loadAlert);
  return function BasketOrAlert(props) {
    const { basketType } = useCurrentPlace();
    return basketType === 'Automatic' ? <AlertScreen {...props} /> : <BasketScreen {...props} />;
  };
}
