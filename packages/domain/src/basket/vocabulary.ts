/** Where a home stands on its way to the client. */
export const requestStates = ['pending', 'approved', 'rejected', 'sent'] as const;
export type RequestState = (typeof requestStates)[number];

/** What a client says to a home. It never moves a request. */
export const answers = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof answers)[number];

/** Why a client is not sure, or does not want a home; each may be given with any answer. */
export const answerReasons = ['price', 'street', 'size', 'layout', 'yard', 'condition', 'other'] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** How often changes of the homes in a basket are told. */
export const timeUnits = ['never', 'daily', 'weekly', 'monthly'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** How a showing that a client asked for stands. */
export const showingStates = ['asked', 'proposed', 'accepted', 'declined', 'withdrawn'] as const;
export type ShowingState = (typeof showingStates)[number];
