import { sendWaiting } from '../support/accounts.ts';
import { addBasket } from '../support/baskets.ts';
import { addClients } from '../support/clients.ts';
import { waitForMail } from '../support/mails.ts';
import { askMarket } from '../support/market.ts';
import { callAs, completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[BASKET-02] [BASKET-03] a client answers homes from the mail, in French, with and without script, and the agent sees it', async ({
  page,
  agent,
  browser,
}) => {
  await completeSender(agent);
  const email = ownAddress('emilie');
  const [client] = await addClients(agent, [{ firstName: 'Émilie', email, language: 'fr' }]);
  const clientId = client?.id ?? '';
  await giveConsent(agent, clientId);
  const homes = await (await askMarket(agent)).listForClients(3);
  const [first, second, third] = homes.map(({ address }) => address) as [string, string, string];
  const basket = await addBasket(
    agent,
    clientId,
    homes.map((home) => home.id),
  );
  await callAs(agent, 'POST', `/baskets/${basket.id}/send`, { approve: basket.homes.map(({ id }) => id) });
  await sendWaiting(email);

  const { subject } = await waitForMail(email);
  expect(subject).toBe('Trois propriétés pour vous, Émilie');
  await page.goto('/mailbox');
  await page.getByRole('button', { name: email }).tap();
  await page.frameLocator('iframe').getByRole('link', { name: first }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: /^Votre réponse/ })
    .first()
    .getByRole('button', { name: 'Oui' })
    .tap();
  await expect(page.getByText(/^Enregistré/).first()).toBeVisible();

  const showing = page.getByRole('region', { name: /^Demander une visite/ });
  await showing.getByRole('radio').nth(1).check({ force: true });
  await showing.getByRole('checkbox').and(page.locator(':visible')).first().check({ force: true });
  await showing.getByRole('button', { name: /^Demander ces moments/ }).tap();
  await expect(page.getByText(/^Vous avez demandé une visite\./)).toBeVisible();
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('textbox').fill('La cour est-elle clôturée?');
  await questions.getByRole('button', { name: 'Envoyer' }).tap();
  await expect(questions.getByText('La cour est-elle clôturée?').first()).toBeVisible();

  await page.getByRole('link', { name: 'Toutes les propriétés' }).tap();
  const maybe = page.getByRole('article', { name: second });
  await maybe.getByRole('button', { name: 'Peut-être' }).tap();
  await expect(maybe.getByText(/^Enregistré/)).toBeVisible();

  // The same page, where scripts are not allowed.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  const refused = bare.getByRole('article', { name: third });
  await refused.getByRole('button', { name: 'Non' }).tap();
  await expect(refused.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'true');
  const reason = refused.getByRole('checkbox', { name: 'Prix' });
  await reason.check({ force: true });
  await refused.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(refused.getByRole('checkbox', { name: 'Prix' })).toBeChecked();
  await plain.close();

  await page.goto(`/basket/view?id=${basket.id}`);
  const card = (address: string) => page.getByRole('article', { name: address });
  await expect(card(first).getByText('Yes', { exact: true })).toBeVisible();
  await expect(card(second).getByText('Maybe', { exact: true })).toBeVisible();
  await expect(card(third).getByText('No', { exact: true })).toBeVisible();
  await expect(card(third).getByText('price', { exact: true })).toBeVisible();
  await expect(card(first).getByText('Showing asked for')).toBeVisible();
  await card(first).getByRole('link', { name: first }).tap();
  await expect(page.getByText('La cour est-elle clôturée?')).toBeVisible();
  await page.getByRole('button', { name: 'Propose another time' }).tap();
  const proposing = page.getByRole('dialog');
  await expect(proposing.getByLabel('Time 1')).toBeInViewport({ ratio: 1 });
  await proposing.getByRole('button', { name: 'Cancel' }).tap();
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .tap();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
});
