import axe from 'axe-core';

/** Contrast needs pixels, and a part of a page has no landmarks of its own. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What people with assistive technology would stumble over, by the names of the rules. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules, iframes: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
