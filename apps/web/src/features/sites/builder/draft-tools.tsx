import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentTimeZone } from '../../../shared/api/agent-time-zone.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import type { SiteState } from '../model/use-site.ts';

/** Fields have an undo of their own, and a dialog asks its own question first. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role$=dialog]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}

/** Ctrl+Z and Ctrl+Y, or Ctrl+Shift+Z, wherever nothing is being written. */
export function useUndoKeys({ undo, redo }: Pick<SiteState, 'undo' | 'redo'>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isRedo || key === 'z')) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
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
  const timeZone = useAgentTimeZone();
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
        timeZone={timeZone}
        onRetry={state.retrySaving}
        isShort
        className="ml-2 min-w-0 text-xs! [&:not([role])]:text-ink-3"
      />
    </div>
  );
}

/** Two windows wrote: one of the two drafts goes on, and undo brings the other back. */
export function ConflictDialog({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  return (
    <ConfirmDialog
      isOpen={state.newest !== null}
      // Nothing can be saved before it is decided, so there is no way past it.
      onOpenChange={() => {}}
      title={t('conflict.title')}
      text={t('conflict.text')}
      confirmLabel={t('conflict.mine')}
      cancelLabel={t('conflict.newest')}
      onConfirm={() => state.choose('mine')}
      onCancel={() => state.choose('newest')}
    />
  );
}
