import { expect, expectAccessible, test } from '../support/test.ts';

const verified = { en: 'You are verified', fr: 'Vous êtes vérifié' };

for (const theme of ['dark', 'light'] as const) {
  for (const language of ['en', 'fr'] as const) {
    test.describe(() => {
      test.use({ theme, language });
      test(`[AUTH-01] the auth screens have no accessibility faults (${theme}, ${language})`, async ({
        page,
      }) => {
        const paths =
          theme === 'dark' && language === 'en'
            ? [
                '/auth/login',
                '/auth/forgot-password',
                '/auth/reset_password?token=abc',
                '/auth/register',
                '/auth/confirm-email?token=abc',
              ]
            : ['/auth/login', '/auth/reset_password?token=abc'];
        for (const path of paths) {
          await page.goto(path);
          if (path.startsWith('/auth/confirm')) await expect(page.getByRole('button').first()).toBeVisible();
          else await expect(page.getByText(verified[language])).toBeVisible();
          await expectAccessible(page);
        }
      });
    });
  }
}
