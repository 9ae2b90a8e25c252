import { isAcceptablePassword } from '@hearthline/domain/password';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { register } from '../api/auth-calls.ts';
import { AuthFooter, AuthFrame, AuthHeading } from '../components/auth-frame.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { EmailField } from '../components/email-field.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { findEmailProblem } from '../model/email.ts';
import { describeFailure } from '../model/failure.ts';
import { isLeavingByPress } from '../model/leaving.ts';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';

export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthFrame>
      {sentTo === null ? (
        <RegisterForm onDone={setSentTo} />
      ) : (
        <MailSent title={t('register.doneTitle')} textKey="register.doneText" email={sentTo} />
      )}
    </AuthFrame>
  );
}

function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const isValid =
    firstName.trim() !== '' &&
    lastName.trim() !== '' &&
    !findEmailProblem(email) &&
    isAcceptablePassword(password) &&
    confirmation === password;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isValid) return;
    setFailure(null);
    await call(
      async (turnstileToken) => {
        await register({
          email: email.trim(),
          newPassword: password,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          turnstileToken,
        });
        onDone(email.trim());
      },
      (error) => setFailure(describeFailure(error) ?? t('common:operationFailed')),
    );
  }

  return (
    <>
      <AuthHeading title={t('register.title')}>
        <p>{t('register.text')}</p>
      </AuthHeading>
      {failure !== null && (
        <Banner tone="danger" className="mb-5" onDismiss={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-3">
          <NameField
            label={t('fields.firstName')}
            value={firstName}
            onChange={setFirstName}
            autoComplete="given-name"
          />
          <NameField
            label={t('fields.lastName')}
            value={lastName}
            onChange={setLastName}
            autoComplete="family-name"
          />
        </div>
        <EmailField value={email} onChange={setEmail} autoComplete="email" isChecked={false} isRequired />
        <NewPasswordFields
          label={t('fields.password')}
          password={password}
          confirmation={confirmation}
          onPasswordChange={setPassword}
          onConfirmationChange={setConfirmation}
        />
        <ChallengedSubmit challenge={challenge} action="register" isPending={isPending} isBlocked={!isValid}>
          {t('register.submit')}
        </ChallengedSubmit>
      </form>
      <AuthFooter screen="register" />
    </>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
  autoComplete: 'given-name' | 'family-name';
}

const nameMaxLength = 80;

function NameField({ label, value, onChange, autoComplete }: NameFieldProps) {
  const { t } = useTranslation('common');
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <TextField
      size="lg"
      isRequired
      label={label}
      name={autoComplete}
      autoComplete={autoComplete}
      maxLength={nameMaxLength}
      value={value}
      error={wasLeft && value.trim() === '' && `${label} ${t('required')}`}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => setWasLeft(wasLeft || !isLeavingByPress(event))}
    />
  );
}
