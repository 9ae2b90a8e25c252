import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../testing/fake-api.ts';
import { createToken } from '../../testing/fake-token.ts';
import { useLanguageStore } from '../stores/language-store.ts';
import { ApiError } from './api-error.ts';
import { request, upload } from './client.ts';
import { session } from './session.ts';

const hourMs = 3_600_000;
const done = { isSuccess: true } as const;

function signIn() {
  const pair = {
    token: createToken(Date.now() + hourMs, { id: 'access' }),
    refreshToken: createToken(Date.now() + 24 * hourMs, { id: 'refresh' }),
  };
  session.signIn(pair);
  return pair;
}

beforeEach(() => useLanguageStore.setState({ lan: 'en' }));

describe('a call', () => {
  it('[SHELL-19] sends JSON with the bearer token and the language, and gives back the reply', async () => {
    const { token } = signIn();
    useLanguageStore.setState({ lan: 'fr' });
    const api = fakeApi({
      'PUT /users/preferences': ({ body }) => ({ isSuccess: true, result: body as never }),
    });

    const reply = await request('PUT /users/preferences', { body: { language: 'fr' } });

    expect(reply).toEqual({ isSuccess: true, result: { language: 'fr' } });
    const [call] = api.calls('PUT /users/preferences');
    expect(call?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.headers.get('Accept-Language')).toBe('fr');
  });

  it('repeats the values of a list in the query', async () => {
    signIn();
    const api = fakeApi({ 'GET /lookup/groups': () => ({ isSuccess: true, result: {} }) });
    await request('GET /lookup/groups', { query: { typeNames: ['Title', 'Month'] } });

    expect(api.calls('GET /lookup/groups')[0]?.query.toString()).toBe('typeNames=Title&typeNames=Month');
  });

  it('fills the path', async () => {
    signIn();
    const api = fakeApi({ 'GET /lookup/month/{month}/days': () => ({ isSuccess: true, result: [] }) });
    await request('GET /lookup/month/{month}/days', { params: { month: 2 } });

    expect(api.calls('GET /lookup/month/{month}/days')[0]?.params).toEqual({ month: '2' });
  });

  it('to a public endpoint goes without token and session checks', async () => {
    localStorage.setItem('hearthline.accessToken', createToken(Date.now() - hourMs));
    localStorage.setItem('hearthline.refreshToken', createToken(Date.now() - hourMs));
    const api = fakeApi({ 'POST /auth/confirm-email': () => done });

    await request('POST /auth/confirm-email', { body: { userToken: 'mail-token' } });

    expect(api.calls('POST /auth/confirm-email')[0]?.headers.get('Authorization')).toBeNull();
    expect(session.isAuthorized()).toBe(true);
  });

  it('to the mailbox of the demo carries the token of whoever signed in', async () => {
    const api = fakeApi({ 'GET /mailbox': () => ({ isSuccess: true, result: [], totalRows: 0 }) });
    session.signOut();
    await request('GET /mailbox', {});
    const { token } = signIn();
    await request('GET /mailbox', {});
    const sent = api.calls('GET /mailbox').map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual([null, `Bearer ${token}`]);
  });

  it('[AUTH-15] with an aged access token refreshes it first', async () => {
    localStorage.setItem('hearthline.accessToken', createToken(Date.now() + 5000));
    localStorage.setItem('hearthline.refreshToken', createToken(Date.now() + hourMs));
    const token = createToken(Date.now() + hourMs, { id: 'new' });
    const refreshToken = createToken(Date.now() + hourMs, { id: 'new refresh' });
    const api = fakeApi({
      'POST /auth/refresh': () => ({ isSuccess: true, token, refreshToken }),
      'GET /notifications/unread/count': () => ({ isSuccess: true, count: 3 }),
    });

    const replies = await Promise.all([
      request('GET /notifications/unread/count'),
      request('GET /notifications/unread/count'),
    ]);

    expect(replies.map(({ count }) => count)).toEqual([3, 3]);
    expect(api.calls('POST /auth/refresh')).toHaveLength(1);
    for (const { headers } of api.calls('GET /notifications/unread/count')) {
      expect(headers.get('Authorization')).toBe(`Bearer ${token}`);
    }
  });

  it('that is aborted ends with the reason of the abort, not with an ApiError', async () => {
    signIn();
    const controller = new AbortController();
    fakeApi({
      'GET /notifications/unread/count': () => {
        controller.abort();
        return { isSuccess: true, count: 0 };
      },
    });
    const call = request('GET /notifications/unread/count', { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a failed call', () => {
  it('[SHELL-19] with any status but 200 becomes an ApiError with all the server said', async () => {
    signIn();
    const fields = [{ path: 'phone', code: 'phone_digits', message: 'Ten digits at least' }];
    fakeApi({
      'PUT /users': () => failWith('invalid_input', { friendlyMessage: 'Check the phone', fields }),
    });

    const failure = await request('PUT /users', { body: { title: '' } }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 400,
      code: 'invalid_input',
      friendlyMessage: 'Check the phone',
      fields,
      requestId: 'req-test',
    });
  });

  it('[SHELL-19] with a success of another kind is a failure too', async () => {
    signIn();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({ isSuccess: true, result: {} }, { status: 201 }),
    );
    await expect(request('PUT /users', { body: { title: '' } })).rejects.toMatchObject({ status: 201 });
  });

  it('without an answer has status 0', async () => {
    signIn();
    fakeApi({ 'GET /users/plans': () => failNetwork() });
    await expect(request('GET /users/plans')).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});

describe('an upload', () => {
  const file = new File(['picture'], 'me.png', { type: 'image/png' });

  it('sends the field file with the token and reports percents', async () => {
    const { token } = signIn();
    const percents: number[] = [];
    const append = vi.spyOn(FormData.prototype, 'append');
    const api = fakeApi({
      'POST /users/profile/avatar': () => ({ isSuccess: true, result: '/api/files/x' }),
    });

    const reply = await upload('POST /users/profile/avatar', file, { onProgress: (p) => percents.push(p) });

    expect(reply.result).toBe('/api/files/x');
    const [call] = api.calls('POST /users/profile/avatar');
    expect(call?.hasFile).toBe(true);
    expect(append).toHaveBeenCalledWith('file', file);
    expect(call?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(percents.at(-1)).toBe(100);
  });

  it('too large fails with the friendly message', async () => {
    signIn();
    const friendlyMessage = 'File size exceeds 1 MB';
    fakeApi({ 'POST /users/profile/avatar': () => failWith('file_too_large', { friendlyMessage }) });
    await expect(upload('POST /users/profile/avatar', file)).rejects.toMatchObject({
      status: 413,
      friendlyMessage,
    });
  });
});
