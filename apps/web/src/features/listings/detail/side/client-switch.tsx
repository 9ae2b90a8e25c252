import { Link } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';

interface ClientSwitchProps {
  isClient: boolean;
  className?: string;
}

/** What a client may see, or everything; it stands in the address, so a reload and the print keep it. */
export function ClientSwitch({ isClient, className }: ClientSwitchProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, as: isClient ? undefined : ('client' as const) })}
      replace
      state={true}
      resetScroll={false}
      className={classNames(buttonClass({ variant: 'secondary' }), className)}
    >
      {isClient ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {t(isClient ? 'detail.actions.agentView' : 'detail.actions.clientView')}
    </Link>
  );
}
