import { QueryHost } from '../query-host.tsx';
import { Shell } from '../shell/shell.tsx';

export function ShellLayoutRoute() {
  return (
    <QueryHost>
      <Shell />
    </QueryHost>
  );
}
