/** The console is where the live channel says what went wrong; the screens only show that it is off. */
export function reportFailure(error: unknown): void {
  console.error('The live connection failed.', error);
}

export function reportMissingAddress(): void {
  console.warn('There is no address of a hub, so nothing is told live.');
}
