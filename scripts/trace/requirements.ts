/** How many numbered lines each group of the customer's requirements has. */
const groups: Record<string, number> = {
  AUTH: 22,
  SHELL: 23,
  NOTE: 10,
  PUSH: 7,
  USER: 7,
  LOOK: 1,
  DASH: 4,
  BADGE: 7,
  DATE: 3,
  LIST: 8,
  CMA: 6,
  CLIENT: 4,
  BASKET: 3,
  ALERT: 2,
  EVENT: 4,
  SITE: 3,
  NEWS: 1,
  MAIL: 2,
};

export const requirementIds: string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
);
