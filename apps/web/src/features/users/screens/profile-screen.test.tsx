import type { Setup } from '@hearthline/contract/setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { mergePreferences } from '../testing/fake-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

type Routes = Parameters<typeof fakeApi>[0];

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(signIn);

function answerProfile(routes: Routes = {}, me = sampleMe()) {
  return fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: me }),
    'GET /users/profile/avatar': () => ({ isSuccess: true, result: null }),
    'GET /users/email-change': () => ({ isSuccess: true, result: null }),
    'PUT /users': ({ body }) => {
      Object.assign(me, body, { realtor: { ...me.realtor, ...body.realtor } });
      return { isSuccess: true, result: { ...me } };
    },
    'PUT /users/preferences': ({ body }) => {
      me.preferences = mergePreferences(me.preferences, body);
      return { isSuccess: true, result: me.preferences };
    },
    ...routes,
  });
}

const expiredSetup: Setup = {
  done: [],
  locked: [],
  access: { status: 'expired', boardName: 'TRREB', licenceNumber: '1', askedAt: null, reason: '' },
  isDismissed: true,
};

async function openProfile(language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<ProfileScreen />, { language });
  const heading = language === 'fr' ? 'Renseignements personnels' : 'Personal info';
  await screen.findByText(heading);
  return rendered;
}

const personal = () => within(screen.getByRole('region', { name: 'Personal info' }));
const realtor = () => within(screen.getByRole('region', { name: 'Realtor info' }));
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

function fill(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } });
}

describe('what the profile shows', () => {
  it('[USER-04] personal and realtor info of GET /users/me', async () => {
    answerProfile();
    await openProfile();

    const shown = (labels: [string, string][], area: ReturnType<typeof within>) =>
      labels.map(([label]) => [label, (area.getByLabelText(label) as HTMLInputElement).value]);
    const personalFields: [string, string][] = [
      ['First name', 'Maya'],
      ['Last name', 'Okafor'],
      ['Email', 'maya.okafor@northlight.example'],
      ['Phone', '416 555 0119'],
      ['Job title', 'Sales representative'],
    ];
    expect(shown(personalFields, personal())).toEqual(personalFields);
    const realtorFields: [string, string][] = [
      ['Agent ID', '9532207'],
      ['Brokerage name', 'Northlight Realty Inc., Brokerage'],
      ['Phone', '905 555 0100'],
      ['Fax', '905 555 0101'],
      ['Email', 'office@northlight.example'],
      ['Address', '88 Lakeshore Rd E, Unit 4'],
      ['City', 'Mississauga'],
      ['Mailing address', 'PO Box 1140, Mississauga, ON L5G 4N4'],
    ];
    expect(shown(realtorFields, realtor())).toEqual(realtorFields);
    expect(personal().getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  });

  it('the state of the board agreement with what to do', async () => {
    answerProfile(
      { 'GET /users/setup': () => ({ isSuccess: true, result: expiredSetup }) },
      sampleMe({ boardAgreement: { status: 'expired', boardName: 'TRREB', validUntil: '2025-06-30' } }),
    );
    await openProfile();
    const card = within(screen.getByRole('region', { name: 'Board agreement' }));
    expect(card.getByText('Expired')).toBeTruthy();
    expect(card.getByText('Listing data stopped on Jun 30, 2025.')).toBeTruthy();
  });

  it('the way to ask for board access, without saving the profile along with it', async () => {
    const api = answerProfile(
      {
        'GET /users/setup': () => ({ isSuccess: true, result: expiredSetup }),
        'POST /users/access-request': () => {
          expiredSetup.access = {
            ...expiredSetup.access,
            status: 'asked',
            askedAt: new Date().toISOString(),
          };
          return { isSuccess: true, result: { isNew: false, access: expiredSetup.access } };
        },
      },
      sampleMe({ boardAgreement: { status: 'expired', boardName: 'TRREB', validUntil: '2025-06-30' } }),
    );
    await openProfile();
    const card = within(screen.getByRole('region', { name: 'Board agreement' }));
    await userEvent.click(await card.findByRole('button', { name: 'Request access' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await screen.findByText('You have asked already.');
    const asked = await card.findByText('Asked for TRREB: just now. You are notified of the answer.');
    await waitFor(() => expect(document.activeElement).toBe(asked));
    expect(card.queryByRole('button')).toBeNull();
    expect(api.calls('PUT /users')).toHaveLength(0);
  });

  it('[USER-03] when the password changed, and the way to change it', async () => {
    answerProfile();
    await openProfile();
    expect(screen.getByText('Changed on Aug 4, 2025')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(useSidebarStore.getState().changePasswordModal).toBe(true);
    useSidebarStore.getState().resetModals();
  });

  it('a failed load with a way to try again', async () => {
    answerProfile({ 'GET /users/me': () => failWith('forbidden') });
    renderWithProviders(<ProfileScreen />);
    expect(await screen.findByText('Your profile could not be loaded.')).toBeTruthy();

    answerProfile();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toBeTruthy();
  });

  it('[SHELL-09] the whole screen in French', async () => {
    answerProfile();
    await openProfile('fr');
    expect(screen.getByLabelText('Prénom')).toBeTruthy();
    expect(screen.getByText('Changé le 4 août 2025')).toBeTruthy();
    expect(screen.getByText('Aucune modification à enregistrer')).toBeTruthy();
  });
});

describe('saving', () => {
  it('[USER-01] [USER-07] sends the title and what changed, and says Update is success', async () => {
    const api = answerProfile();
    await openProfile();
    expect(saveButton().disabled).toBe(true);

    fill(personal().getByLabelText('Phone'), '416 555 0142 ');
    fill(realtor().getByLabelText('City'), 'Oakville');
    expect(screen.getByText('2 changes not saved')).toBeTruthy();
    await userEvent.click(saveButton());

    expect(await screen.findByText('Update is success')).toBeTruthy();
    expect(api.calls('PUT /users').map((call) => call.body)).toEqual([
      { title: 'Ms', phone: '416 555 0142', realtor: { city: 'Oakville' } },
    ]);
    expect(await screen.findByText('No changes to save')).toBeTruthy();
  });

  it('[USER-01] says Failed to Update, keeps what was typed and shows the fields the server refused', async () => {
    answerProfile({
      'PUT /users': () =>
        failWith('invalid_input', {
          friendlyMessage: 'Check the fields',
          fields: [
            { path: 'realtor.agentId', code: 'taken', message: 'Another agent has this id' },
            { path: 'realtor.brokerageName', code: 'needed_by_site', message: 'Cannot be empty' },
          ],
        }),
    });
    await openProfile();
    fill(realtor().getByLabelText('Agent ID'), '1');
    await userEvent.click(saveButton());

    expect(await screen.findByText('Failed to Update')).toBeTruthy();
    expect(screen.queryByText('Check the fields')).toBeNull();
    const agentId = realtor().getByLabelText<HTMLInputElement>('Agent ID');
    expect(realtor().getByText('Another agent has this id')).toBeTruthy();
    expect(realtor().getByText(/^Your website has to show this\. Take the site off/)).toBeTruthy();
    expect(agentId.value).toBe('1');
    expect(document.activeElement).toBe(agentId);
    expect(screen.getByText('1 change not saved')).toBeTruthy();
  });

  it('[SHELL-21] [USER-04] checks the fields first and moves to the first wrong one', async () => {
    const api = answerProfile();
    await openProfile();
    fill(personal().getByLabelText('First name'), ' ');
    fill(personal().getByLabelText('Phone'), '555 0119');
    fill(realtor().getByLabelText('Email'), 'office@');
    fill(personal().getByLabelText('Last name'), 'Okafor\tBroker');
    await userEvent.click(saveButton());

    expect(await screen.findByText('First name is a required field')).toBeTruthy();
    expect(screen.getByText('Enter at least 10 digits')).toBeTruthy();
    expect(screen.getByText('Last name must be one line, without line breaks or tabs')).toBeTruthy();
    expect(screen.getByText('Email must be a valid email')).toBeTruthy();
    expect(document.activeElement).toBe(personal().getByLabelText('First name'));
    expect(api.calls('PUT /users')).toHaveLength(0);
  });

  it('[SHELL-09] a new language is saved to the account and changes the app', async () => {
    const api = answerProfile();
    await openProfile();
    await userEvent.click(personal().getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
    await userEvent.click(saveButton());

    await waitFor(() => expect(useLanguageStore.getState().lan).toBe('fr'));
    expect(api.calls('PUT /users/preferences').map((call) => call.body)).toEqual([{ language: 'fr' }]);
    expect(api.calls('PUT /users')).toHaveLength(0);
  });
});

describe('unsaved changes', () => {
  it('are still there after a walk to another screen, and Discard forgets them', async () => {
    answerProfile();
    const first = await openProfile();
    fill(personal().getByLabelText('Job title'), 'Broker');
    expect(await screen.findByText('1 change not saved')).toBeTruthy();
    first.unmount();

    const second = await openProfile();
    expect(personal().getByLabelText<HTMLInputElement>('Job title').value).toBe('Broker');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(personal().getByLabelText<HTMLInputElement>('Job title').value).toBe('Sales representative');
    second.unmount();

    await openProfile();
    expect(screen.getByText('No changes to save')).toBeTruthy();
  });

  it('[USER-04] the mailing address follows the address while they are the same', async () => {
    answerProfile();
    await openProfile();
    await userEvent.click(realtor().getByRole('checkbox', { name: 'Same as the address' }));
    const mailing = realtor().getByLabelText<HTMLInputElement>('Mailing address');
    expect(mailing.value).toBe('88 Lakeshore Rd E, Unit 4, Mississauga');
    expect(mailing.readOnly).toBe(true);

    fill(realtor().getByLabelText('City'), 'Oakville');
    expect(mailing.value).toBe('88 Lakeshore Rd E, Unit 4, Oakville');
  });
});
