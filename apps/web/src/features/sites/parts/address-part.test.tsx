import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleSite } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const slugField = () => screen.findByLabelText('Last part of your address');
const host = {
  state: 'waiting',
  name: 'www.maya.example',
  recordName: '_hearthline.www.maya.example',
  recordValue: 'hearthline-site=abc',
  checkedAt: null,
  problem: null,
} as const;

describe('the address of a site', () => {
  it('[SITE-01] is written in small letters and hyphens, and saved only when asked', async () => {
    const { api, user } = await openBuilder('/site-builder?part=address');
    const slug = await slugField();
    expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
    await user.clear(slug);
    await user.type(slug, 'Maya!');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    screen.getByText(/^Use 3 to 40 small letters/);
    expect(api.calls('PUT /sites/mine/slug')).toEqual([]);
    await user.clear(slug);
    await user.type(slug, 'Maya Homes{Enter}');
    await screen.findByText('Address saved');
    expect(api.site().slug).toBe('maya-homes');
    expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
    const field = await slugField();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('[SITE-01] that is taken stays in its field with the word of the server', async () => {
    const { user } = await openBuilder('/site-builder?part=address');
    const slug = (await slugField()) as HTMLInputElement;
    fakeApi({
      'PUT /sites/mine/slug': () => failWith('invalid_input', { friendlyMessage: 'This address is taken.' }),
    });
    await user.clear(slug);
    await user.type(slug, 'ava-tremblay{Enter}');
    await screen.findByText('This address is taken.');
    expect(slug.value).toBe('ava-tremblay');
    expect(slug.getAttribute('aria-invalid')).toBe('true');
    await user.type(slug, '2');
    expect(screen.queryByText('This address is taken.')).toBeNull();
    fakeApi({ 'PUT /sites/mine/slug': () => failNetwork() });
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('This could not be saved. Please try again.');
  });
});

describe('a host name of one’s own', () => {
  it('[SITE-01] is proven by a record that is shown to be copied', async () => {
    const { user } = await openBuilder('/site-builder?part=address');
    const name = await screen.findByLabelText('Host name');
    await user.type(name, 'maya');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    screen.getByText('Enter a name such as www.example.ca.');
    await user.clear(name);
    await user.type(name, 'www.maya.example{Enter}');
    await screen.findByText('_hearthline.www.maya.example');
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'TXT',
      '_hearthline.www.maya.example',
      'hearthline-site=abc',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy: Record value' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('hearthline-site=abc');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText('The record is not there yet.');
    await user.click(screen.getByRole('button', { name: 'Remove this name' }));
    await waitFor(() => expect(screen.queryByText('_hearthline.www.maya.example')).toBeNull());
    const field = screen.getByLabelText('Host name') as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('');
  });

  it.each([
    ['otherRecord', 'There is a record, but it says something else.'],
    ['noAnswer', 'The name servers of this domain do not answer.'],
  ] as const)('[SITE-01] says what the last look found: %s', async (problem, sentence) => {
    await openBuilder('/site-builder?part=address', {
      site: sampleSite({ host: { ...host, problem, checkedAt: '2025-11-12T14:00:00.000Z' } }),
    });
    await screen.findByText(sentence);
    screen.getByText(/^Checked /);
  });

  it('[SITE-01] says that a check could not be done, and shows a proven name', async () => {
    const { user } = await openBuilder('/site-builder?part=address', { site: sampleSite({ host }) });
    fakeApi({ 'POST /sites/mine/host/check': () => failNetwork() });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await screen.findByText('The check could not be done. Please try again.');
    fakeApi({
      'POST /sites/mine/host/check': () => ({
        isSuccess: true,
        result: sampleSite({ revision: 8, host: { ...host, state: 'proven' } }),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText('www.maya.example is yours and leads here.');
    expect(screen.queryByText('TXT')).toBeNull();
  });
});
