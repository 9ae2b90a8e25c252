import type { ComponentType } from 'react';
import { useCurrentPlace } from '../shell/use-current-place.ts';
import { ComingScreen } from './coming.tsx';
import type { AgentProps } from './screen-route.tsx';

/** Baskets and alerts share their paths, and the query tells which. Alerts arrive later: until then they say so. */
export function basketOrAlert(BasketScreen: ComponentType<AgentProps>): ComponentType<AgentProps> {
  return function BasketOrAlert(props) {
    const { basketType } = useCurrentPlace();
    return basketType === 'Automatic' ? <ComingScreen feature="alerts" /> : <BasketScreen {...props} />;
  };
}
