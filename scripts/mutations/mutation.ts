export interface Mutation {
  /** What no longer holds, with the requirement. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Filters of test files, at least one of which has to fail. */
  tests: string[];
}
