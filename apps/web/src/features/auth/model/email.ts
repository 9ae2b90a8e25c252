const emailMaxLength = 254;

/** As strict as the server's rule, which is too heavy for this page. */
const emailShape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

type EmailProblem = 'required' | 'invalidEmail';

export function findEmailProblem(email: string): EmailProblem | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return trimmed.length <= emailMaxLength && emailShape.test(trimmed) ? undefined : 'invalidEmail';
}
