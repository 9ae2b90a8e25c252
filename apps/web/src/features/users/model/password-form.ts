import { isAcceptablePassword, passwordMaxLength } from '@hearthline/domain/password';

export const emptyPasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };
export type PasswordForm = typeof emptyPasswordForm;
export type PasswordFieldName = keyof PasswordForm;

/** Keys of the texts under `password`. */
export type PasswordFormError =
  | 'oldPasswordRequired'
  | 'newPasswordRequired'
  | 'confirmPasswordRequired'
  | 'rulesOpen'
  | 'tooLong'
  | 'mustMatch';

export function findPasswordErrors(
  form: PasswordForm,
): Partial<Record<PasswordFieldName, PasswordFormError>> {
  const errors: Partial<Record<PasswordFieldName, PasswordFormError>> = {};
  if (form.oldPassword === '') errors.oldPassword = 'oldPasswordRequired';
  else if (form.oldPassword.length > passwordMaxLength) errors.oldPassword = 'tooLong';

  if (form.newPassword === '') errors.newPassword = 'newPasswordRequired';
  else if (form.newPassword.length > passwordMaxLength) errors.newPassword = 'tooLong';
  else if (!isAcceptablePassword(form.newPassword)) errors.newPassword = 'rulesOpen';

  if (form.confirmPassword === '') errors.confirmPassword = 'confirmPasswordRequired';
  else if (form.confirmPassword !== form.newPassword) errors.confirmPassword = 'mustMatch';
  return errors;
}
