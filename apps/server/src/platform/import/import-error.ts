/** A file that cannot be imported at all; the message tells a person what to do about it. */
export class ImportError extends Error {
  override name = 'ImportError';
}
