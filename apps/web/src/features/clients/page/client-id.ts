const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address that was cut off or altered need not be asked for. */
export const isClientId = (text: string | undefined): text is string =>
  text !== undefined && idForm.test(text);
