import { useState } from 'react';
import { AuthFrame } from '../components/auth-frame.tsx';
import { CodeSent } from '../components/code-sent.tsx';
import { ForgotPasswordForm } from '../components/forgot-password-form.tsx';

export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <AuthFrame>
      {isSent ? (
        <CodeSent email={email.trim()} onSendAgain={() => setIsSent(false)} />
      ) : (
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onSent={() => setIsSent(true)} />
      )}
    </AuthFrame>
  );
}
