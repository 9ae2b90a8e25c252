import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { meQuery } from '../../shared/api/me-query.ts';
import { Page } from '../shell/page.tsx';

/** What screens may take from the agent; each declares what it needs. */
export interface AgentProps {
  /** Missing while it is on its way. */
  me: Me | undefined;
  agentName: string;
  isAdmin: boolean;
  timeZone: string | undefined;
}

/** Most screens stand in a page; `bar` has one pinned to the bottom of the window, `whole` owns the whole height. */
export type ScreenFrame = 'page' | 'bar' | 'whole';

export function createScreenRoute(Screen: ComponentType<AgentProps>, frame: ScreenFrame) {
  return function ScreenRoute() {
    const { data: me } = useQuery(meQuery);
    const screen = (
      <Screen
        me={me}
        agentName={me?.firstName ?? ''}
        isAdmin={me?.isAdmin ?? false}
        timeZone={me?.preferences.timeZone}
      />
    );
    return frame === 'whole' ? screen : <Page hasBottomBar={frame === 'bar'}>{screen}</Page>;
  };
}
