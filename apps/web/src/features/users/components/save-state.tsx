import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Ellipsis } from '../../../shared/ui/loaders.tsx';
import type { SaveState as State } from '../model/preference-queue.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** Says whether the latest choices have reached the account. */
export function SaveState({ state, onRetry }: { state: State; onRetry: () => void }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (
    <div className="flex min-h-5 items-center gap-3">
      <p role="status" className="flex items-center gap-1.5 text-sm">
        {state.kind === 'saving' && (
          <span className="flex items-center gap-1.5 text-ink-2">
            <Ellipsis size="sm" isDecorative />
            {t('settings.saving')}
          </span>
        )}
        {state.kind === 'saved' && (
          <span className="flex items-center gap-1.5 text-success">
            <Check {...icon} />
            {t('settings.saved', { time: format.time(state.at) })}
          </span>
        )}
        {state.kind === 'failed' && (
          <span className="flex items-center gap-1.5 text-danger">
            <CircleAlert {...icon} />
            {t('settings.notSaved')}
          </span>
        )}
      </p>
      {state.kind === 'failed' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('settings.retry')}
        </Button>
      )}
    </div>
  );
}
