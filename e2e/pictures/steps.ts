import type { Page } from '@playwright/test';

/** What is done on a screen before its picture is taken. */
export type Step = (page: Page) => Promise<unknown>;

/** On a phone a control may be absent on purpose; on a wide screen it is only late, where the machine does much else. */
const patience = (page: Page) => ({ timeout: (page.viewportSize()?.width ?? 0) < 1000 ? 15_000 : 120_000 });

export const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'radio' | 'link' | 'menuitem' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).and(page.locator(':visible')).first().click(patience(page));

export const inOrder =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const typeInto =
  (role: 'combobox' | 'searchbox' | 'textbox', name: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole(role, { name }).first().fill(text, patience(page));

/** The one of a table that opens what its first row is about. */
export const openFirstRow: Step = (page) =>
  page.getByRole('row').nth(1).getByRole('button').first().click(patience(page));

export const pressKeys =
  (keys: string): Step =>
  (page) =>
    page.keyboard.press(keys);

export const focusRowHeader =
  (place: number): Step =>
  (page) =>
    page.getByRole('grid').getByRole('rowheader').nth(place).focus(patience(page));

export const openFirstCard: Step = (page) =>
  page.getByRole('article').first().getByRole('link').click(patience(page));

const importedPeople = `First name,Last name,Email,Phone,Client type,Budget
Nina,Okoye,nina.okoye@example.com,416 555 0177,Buyer,850000
Omar,Haddad,omar.haddad@example,416 555 0178,Seller,900k
`;

/** Hands the people above to the import, as a file. */
export const chooseFile: Step = (page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(importedPeople) });
