export interface Fact {
  id: string;
  label: string;
  /** Null where it was not told. */
  value: string | null;
  /** Where the value comes from, or what it holds. */
  note?: string | null | undefined;
  /** Only the agents of the board may know it. */
  isForAgents?: boolean;
  /** Takes the whole row. */
  isWide?: boolean;
}

export interface FactGroup {
  id: 'home' | 'size' | 'inside' | 'costs' | 'place' | 'listing';
  facts: Fact[];
}
