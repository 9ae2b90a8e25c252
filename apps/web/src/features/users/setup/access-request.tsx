import type { BoardAccessState } from '@hearthline/contract/setup';
import { accessRequestLimits } from '@hearthline/contract/setup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { ButtonVariant } from '../../../shared/ui/button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { setupQuery, useAskForAccess } from './setup-api.ts';

interface AccessButtonProps {
  access: BoardAccessState;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  fullWidth?: boolean;
  className?: string;
}

/** Asks the administrators for board access, in a dialog. */
export function AccessButton({ access, ...look }: AccessButtonProps) {
  const { t } = useTranslation('usersSetup');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {t(access.status === 'refused' ? 'access.askAgain' : 'access.ask')}
      </Button>
      {isOpen ? <AccessDialog access={access} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function AccessDialog({ access, onClose }: { access: BoardAccessState; onClose: () => void }) {
  const { t } = useTranslation(['usersSetup', 'common']);
  const [boardName, setBoardName] = useState(access.boardName);
  const [licenceNumber, setLicenceNumber] = useState(access.licenceNumber);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate: ask, isPending } = useAskForAccess();
  const body = { boardName: boardName.trim(), licenceNumber: licenceNumber.trim() };
  const missing = (text: string, label: string) =>
    isChecked && text === '' ? `${label} ${t('common:required')}` : undefined;

  function handleSubmit() {
    setIsChecked(true);
    if (body.boardName === '' || body.licenceNumber === '') return;
    ask(body, { onSuccess: onClose });
  }

  return (
    <FormModal
      title={t('access.title')}
      description={t('access.text')}
      submitLabel={t('access.send')}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        isRequired
        label={t('access.board')}
        hint={t('access.boardHint')}
        maxLength={accessRequestLimits.boardName}
        autoComplete="organization"
        value={boardName}
        error={missing(body.boardName, t('access.board'))}
        onChange={(event) => setBoardName(event.target.value)}
      />
      <TextField
        isRequired
        label={t('access.licence')}
        maxLength={accessRequestLimits.licenceNumber}
        autoComplete="off"
        value={licenceNumber}
        error={missing(body.licenceNumber, t('access.licence'))}
        onChange={(event) => setLicenceNumber(event.target.value)}
      />
    </FormModal>
  );
}

/** How it stands, in words; empty where nobody asked yet. */
export function useAccessText({ status, askedAt, reason, boardName }: BoardAccessState): string {
  const { t } = useTranslation('usersSetup');
  const format = useFormat();
  const now = useNow();
  if (status === 'granted') return boardName;
  if (status === 'asked' && askedAt)
    return t('access.askedFor', { when: format.relativeInSentence(askedAt, now), board: boardName });
  if (status === 'refused') return t('access.refused', { reason });
  return '';
}

/** On the profile of an agent without an active agreement: how it stands, and the way to it. */
export function AccessSection() {
  const { data: setup } = useQuery(setupQuery);
  if (!setup || setup.access.status === 'granted') return null;
  return <AccessState access={setup.access} />;
}

function AccessState({ access }: { access: BoardAccessState }) {
  const text = useAccessText(access);
  const heir = useLostFocus<HTMLParagraphElement>(access.status);
  return (
    <div className="mt-3 grid gap-3">
      {text ? (
        <p ref={heir} tabIndex={-1} className="text-sm text-ink-2 outline-none">
          {text}
        </p>
      ) : null}
      {access.status === 'asked' ? null : <AccessButton access={access} variant="secondary" fullWidth />}
    </div>
  );
}
