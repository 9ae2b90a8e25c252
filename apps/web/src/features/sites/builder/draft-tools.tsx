import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import type { SiteState } from '../model/use-site.ts';

const writing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Ctrl+Z outside of fields, which have an undo of their own. */
export function useUndoKeys({ undo, redo }: Pick<SiteState, 'undo' | 'redo'>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isRedo = event.key === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z');
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isRedo || event.key === 'z')) return;
      const isBusy = event.target instanceof Element && event.target.closest(`${writing}, [role="dialog"]`);
      if (isBusy || event.defaultPrevented) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [undo, redo]);
}

/** Whether the draft is safe, and what was done one step after the other. */
export function DraftTools({ state, className }: { state: SiteState; className?: string }) {
  const { t } = useTranslation('sites');
  return (
    <div className={classNames('flex items-center gap-1', className)}>
      <IconButton
        size="sm"
        label={t('draft.undo')}
        icon={<Undo2 strokeWidth={1.75} aria-hidden />}
        // It stays where it is, so that the keyboard does too.
        aria-disabled={!state.canUndo || undefined}
        className="aria-disabled:text-ink-disabled"
        onClick={state.undo}
      />
      <IconButton
        size="sm"
        label={t('draft.redo')}
        icon={<Redo2 strokeWidth={1.75} aria-hidden />}
        aria-disabled={!state.canRedo || undefined}
        className="aria-disabled:text-ink-disabled"
        onClick={state.redo}
      />
      <SaveState
        {...state.saving}
        onRetry={state.retrySaving}
        className="ml-2 min-w-0 text-xs! [&:not([role])]:text-ink-3"
      />
    </div>
  );
}

/** Two windows wrote: one of the two drafts goes on, and undo brings the other back. */
export function ConflictDialog({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  return (
    <Modal
      role="alertdialog"
      isOpen={state.newest !== null}
      // Nothing can be saved before it is decided, so there is no way past it.
      onOpenChange={() => {}}
      isDismissable={false}
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => state.choose('newest')}>
            {t('conflict.newest')}
          </Button>
          <Button ref={(button) => button?.focus()} onClick={() => state.choose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    />
  );
}
