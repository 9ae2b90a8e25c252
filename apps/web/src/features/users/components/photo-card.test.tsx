import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { useAvatarVersion } from '../model/avatar-version.ts';
import { PhotoCard } from './photo-card.tsx';

const me = sampleMe();

beforeEach(() => {
  useAvatarVersion.setState(useAvatarVersion.getInitialState());
  signIn();
});

afterEach(() => vi.unstubAllGlobals());

/** An upload whose progress the test decides; the fake network reports none. */
class HeldUpload {
  static last: HeldUpload | undefined;
  readonly upload: { onprogress?: (progress: object) => void } = {};
  onabort: (() => void) | undefined;
  onloadend: (() => void) | undefined;
  file: File | undefined;
  isAborted = false;

  open() {
    HeldUpload.last = this;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.file = form.get('file') as File;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  report(percent: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
  }
}

function photo(bytes: number, type = 'image/jpeg', name = 'portrait.jpg'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function answerUpload(answer: Parameters<typeof fakeApi>[0]['POST /users/profile/avatar']) {
  return fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: me }),
    'GET /users/profile/avatar': () => ({ isSuccess: true, result: '/api/files/token' }),
    'POST /users/profile/avatar': answer,
  });
}

function pick(file: File, label = 'Change photo') {
  // A person can choose "all files" in the dialog, so the accept list of the input is not trusted.
  return userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(label, { selector: 'input' }), file);
}

it('[USER-02] [USER-07] sends the photo, then fetches the picture again under a new version', async () => {
  const api = answerUpload(() => ({ isSuccess: true, result: '/api/files/token' }));
  renderWithProviders(<PhotoCard me={me} />);
  await waitFor(() => expect(api.calls('GET /users/profile/avatar')).toHaveLength(1));

  await pick(photo(2048));

  expect(await screen.findByText('Photo updated')).toBeTruthy();
  expect(api.calls('POST /users/profile/avatar')).toHaveLength(1);
  expect(api.calls('GET /users/profile/avatar')).toHaveLength(2);
  expect(useAvatarVersion.getState().version).not.toBe('0.1');
});

it('[USER-02] sends the field file and shows its name, percent and size meanwhile; Cancel stops it', async () => {
  const api = answerUpload(() => ({ isSuccess: true, result: '' }));
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  renderWithProviders(<PhotoCard me={me} />);
  await pick(photo(644 * 1024, 'image/jpeg', 'portrait-november.jpg'));

  const bar = await screen.findByRole('progressbar', { name: 'portrait-november.jpg' });
  await waitFor(() => expect(HeldUpload.last?.file?.name).toBe('portrait-november.jpg'));
  act(() => HeldUpload.last?.report(64));
  expect(bar.getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getAllByText('64%')).toHaveLength(2);
  expect(screen.getByText('412 of 644 KB')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(HeldUpload.last?.isAborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')?.textContent).toBe('');
  expect(api.calls('GET /users/profile/avatar')).toHaveLength(1);
  expect(useAvatarVersion.getState().version).toBe('0.1');
});

it('[SHELL-09] writes the percent as the language does', async () => {
  answerUpload(() => ({ isSuccess: true, result: '' }));
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  renderWithProviders(<PhotoCard me={me} />, { language: 'fr' });
  await pick(photo(644 * 1024), 'Changer la photo');
  const bar = await screen.findByRole('progressbar');
  act(() => HeldUpload.last?.report(64));
  expect(bar.getAttribute('aria-valuetext')).toBe('64\u00A0%');
  expect(screen.getAllByText(/^64\s%$/)).toHaveLength(2);
});

it('[SHELL-22] tries an upload that the server cannot take 4 times, then says so', async () => {
  const api = answerUpload(() => failWith('unavailable'));
  renderWithProviders(<PhotoCard me={me} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await pick(photo(2048));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await waitFor(() => expect(api.calls('POST /users/profile/avatar')).toHaveLength(4));
  expect(await screen.findByText('The photo could not be uploaded. Try again.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(api.calls('POST /users/profile/avatar')).toHaveLength(4);
});

it('[USER-02] refuses more than 1 MB before anything is sent', async () => {
  const api = answerUpload(() => ({ isSuccess: true, result: '' }));
  renderWithProviders(<PhotoCard me={me} />);
  await pick(photo(1024 * 1024 + 1));

  expect(screen.getByRole('alert').textContent).toBe('File size exceeds 1 MB. Choose a smaller image.');
  expect(api.calls('POST /users/profile/avatar')).toHaveLength(0);
});

it('[USER-02] says clearly that a file is not an image', async () => {
  const api = answerUpload(() => failWith('not_an_image'));
  renderWithProviders(<PhotoCard me={me} />);
  const sentence = 'This file is not a JPG or PNG image. Choose another photo.';

  await pick(photo(10, 'application/pdf', 'offer.pdf'));
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(api.calls('POST /users/profile/avatar')).toHaveLength(0);

  await pick(photo(10, 'image/png', 'renamed.png'));
  await waitFor(() => expect(api.calls('POST /users/profile/avatar')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
});
