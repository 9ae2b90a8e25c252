export const passwordMinLength = 8;
/** Longer input only costs hashing time, so it is refused. */
export const passwordMaxLength = 200;
export const passwordSpecials = '!@#$%^&*(),.?":{}|<>';

export type PasswordRule = 'length' | 'mixed' | 'special' | 'noSpaces' | 'match';
export type RuleState = 'empty' | 'met' | 'unmet';

const specials = new Set(passwordSpecials);

export function isPasswordLongEnough(password: string): boolean {
  return password.length >= passwordMinLength;
}

export function hasMixedCharacters(password: string): boolean {
  return /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password);
}

export function hasSpecialCharacter(password: string): boolean {
  return [...password].some((character) => specials.has(character));
}

export function hasNoSpaces(password: string): boolean {
  return !/\s/.test(password);
}

export function isAcceptablePassword(password: string): boolean {
  return (
    password.length <= passwordMaxLength &&
    isPasswordLongEnough(password) &&
    hasMixedCharacters(password) &&
    hasSpecialCharacter(password) &&
    hasNoSpaces(password)
  );
}

/** The five lines of the live checklist; a rule about an empty field is neither met nor broken yet. */
export function checkPassword(password: string, confirmation: string): Record<PasswordRule, RuleState> {
  const about = (field: string, met: boolean): RuleState => (field === '' ? 'empty' : met ? 'met' : 'unmet');
  return {
    length: about(password, isPasswordLongEnough(password)),
    mixed: about(password, hasMixedCharacters(password)),
    special: about(password, hasSpecialCharacter(password)),
    noSpaces: about(password, hasNoSpaces(password)),
    match: about(confirmation, confirmation === password),
  };
}
