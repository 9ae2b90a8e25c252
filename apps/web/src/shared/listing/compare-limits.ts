/** Fewer are no comparison, more do not fit beside each other. */
export const leastCompared = 2;
export const mostCompared = 4;
