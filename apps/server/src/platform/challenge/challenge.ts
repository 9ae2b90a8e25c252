/** Tells people from programs by the token that the browser's challenge produced. */
export interface ChallengeVerifier {
  /** True at most once for the same token. */
  verify(token: string, address: string): Promise<boolean>;
}
