import { email as emailSchema } from '@hearthline/contract/common';
import type { EmailChange } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { AtSign, CircleCheck, Clock, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { useCancelEmailChange, useRequestEmailChange } from '../api/user-mutations.ts';
import { emailChangeQuery } from '../api/user-queries.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** The address one signs in with, the way to another one, and what that one still waits for. */
export function EmailCard({ email, timeZone }: { email: string; timeZone: string }) {
  const { t } = useTranslation('users');
  const [isAsking, setIsAsking] = useState(false);
  const { data: change } = useQuery(emailChangeQuery);
  const cancel = useCancelEmailChange();
  return (
    <Card isPadded aria-labelledby="email-heading" className="md:max-lg:col-span-2">
      <div className="flex items-center gap-3">
        <span className="grid size-9 flex-none place-items-center rounded-md bg-[color-mix(in_srgb,var(--info)_14%,transparent)] text-info">
          <AtSign {...icon} size={18} />
        </span>
        <div className="min-w-0">
          <h3 id="email-heading" className="text-sm font-medium tracking-normal">
            {t('emailChange.heading')}
          </h3>
          <p className="truncate text-xs text-ink-3">{email}</p>
        </div>
      </div>
      {change ? <PendingChange change={change} oldEmail={email} timeZone={timeZone} /> : null}
      {/* One button in both states, so that the focus stays on it or comes back to it. */}
      <Button
        variant="secondary"
        fullWidth
        className="mt-3.5"
        isLoading={cancel.isPending}
        onClick={() => (change ? cancel.mutate() : setIsAsking(true))}
      >
        {t(change ? 'emailChange.cancel' : 'emailChange.change')}
      </Button>
      {isAsking ? <EmailChangeModal onClose={() => setIsAsking(false)} /> : null}
    </Card>
  );
}

interface PendingChangeProps {
  change: EmailChange;
  oldEmail: string;
  timeZone: string;
}

function PendingChange({ change, oldEmail, timeZone }: PendingChangeProps) {
  const { t } = useTranslation('users');
  const format = useFormat(timeZone);
  const mailboxes = [
    { email: change.newEmail, isConfirmed: change.isNewConfirmed },
    { email: oldEmail, isConfirmed: change.isOldConfirmed },
  ];
  return (
    <div role="status" className="mt-3.5 grid gap-2.5 text-sm">
      <p>{t('emailChange.pending', { email: change.newEmail })}</p>
      <ul className="grid gap-1.5">
        {mailboxes.map(({ email, isConfirmed }) => (
          <li key={email} className="flex items-start gap-2 text-ink-2">
            {isConfirmed ? (
              <CircleCheck {...icon} size={16} className="mt-0.5 flex-none text-success" />
            ) : (
              <Clock {...icon} size={16} className="mt-0.5 flex-none text-ink-3" />
            )}
            <span className="min-w-0 break-words">
              {t(isConfirmed ? 'emailChange.confirmed' : 'emailChange.waiting', { email })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-3">
        {t('emailChange.until', {
          date: format.dateText(change.expiresAt),
          time: format.time(new Date(change.expiresAt)),
        })}
      </p>
    </div>
  );
}

type FieldName = 'newEmail' | 'password';

function EmailChangeModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const [values, setValues] = useState({ newEmail: '', password: '' });
  const [wasSent, setWasSent] = useState(false);
  const [refusal, setRefusal] = useState<{ field: FieldName; text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const ask = useRequestEmailChange();
  const isEmailValid = emailSchema.safeParse(values.newEmail.trim()).success;

  function edit(field: FieldName, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    if (refusal?.field === field) setRefusal(null);
  }

  function errorOf(field: FieldName): string | undefined {
    if (refusal?.field === field) return refusal.text;
    if (!wasSent) return undefined;
    const label = t(`emailChange.${field}`);
    if (values[field].trim() === '') return `${label} ${t('common:required')}`;
    return field === 'newEmail' && !isEmailValid ? `${label} ${t('common:invalidEmail')}` : undefined;
  }

  function focus(field: FieldName) {
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  /** A refusal stands at its field; anything else is no fault of what was typed. */
  function showRefusal(error: unknown) {
    const [issue] = error instanceof ApiError ? error.fields : [];
    const field = (['newEmail', 'password'] as const).find((name) => name === issue?.path);
    if (!field || !(error instanceof ApiError)) return showRequestError(error);
    setRefusal({ field, text: error.friendlyMessage ?? '' });
    focus(field);
  }

  async function handleSubmit() {
    setWasSent(true);
    if (!isEmailValid) return focus('newEmail');
    if (values.password === '') return focus('password');
    try {
      await ask.mutateAsync({ newEmail: values.newEmail.trim(), password: values.password });
      accountToast.success(t('emailChange.sent'));
      onClose();
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <FormModal
      ref={form}
      icon={<AtSign {...icon} />}
      title={t('emailChange.change')}
      description={t('emailChange.text')}
      submitLabel={t('emailChange.submit')}
      isPending={ask.isPending}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        name="newEmail"
        label={t('emailChange.newEmail')}
        icon={<Mail {...icon} />}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        value={values.newEmail}
        error={errorOf('newEmail')}
        onChange={({ target }) => edit('newEmail', target.value)}
      />
      <PasswordField
        name="password"
        label={t('emailChange.password')}
        autoComplete="current-password"
        isRequired
        value={values.password}
        error={errorOf('password')}
        onChange={({ target }) => edit('password', target.value)}
      />
    </FormModal>
  );
}
