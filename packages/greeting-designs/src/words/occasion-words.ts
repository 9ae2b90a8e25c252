/** What is written for an occasion, until an agent writes something else. Placeholders as in every mail. */
export interface OccasionWords {
  subject: string;
  /** Over the mail; a name that nobody knows goes with the comma before it. */
  headline: string;
  /** On the picture. */
  line: string;
  /** In the tags that every mail may have. */
  body: string;
  /** Where it is known how many years it has been. */
  withYears?: { headline: string; line: string };
}
