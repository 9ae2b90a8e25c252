import { AlertScreen } from '../../features/baskets/alerts/view/alert-screen.tsx';
import { AlertWords } from './alert-words.tsx';
import type { AgentProps } from './screen-route.tsx';

export function AlertViewRoute({ me, timeZone }: Pick<AgentProps, 'me' | 'timeZone'>) {
  const agentName = me ? `${me.firstName} ${me.lastName}`.trim() : '';
  return <AlertScreen agentName={agentName} timeZone={timeZone} Words={AlertWords} />;
}
