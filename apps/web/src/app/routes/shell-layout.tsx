import { Shell } from '../shell/shell.tsx';

export function ShellLayoutRoute() {
  return <Shell />;
}
