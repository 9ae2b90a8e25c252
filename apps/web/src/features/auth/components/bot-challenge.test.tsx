import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { testConfig } from '../../../testing/test-config.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { fakeTurnstile } from '../testing/fake-turnstile.ts';
import { BotChallenge } from './bot-challenge.tsx';

function Probe() {
  const challenge = useChallenge();
  return (
    <>
      <output>{challenge.token ?? 'none'}</output>
      <button type="button" onClick={challenge.reset}>
        reset
      </button>
      <BotChallenge challenge={challenge} action="login" />
    </>
  );
}

const scripts = () =>
  document.querySelectorAll<HTMLScriptElement>(`script[src="${testConfig.challenge.scriptUrl}"]`);
const shownToken = () => screen.getByRole('status').textContent;

afterEach(() => {
  delete window.turnstile;
  for (const script of scripts()) script.remove();
});

describe('the bot challenge', () => {
  it('[AUTH-22] loads the configured script once and renders with the configured key, flexible and light', async () => {
    renderWithProviders(
      <StrictMode>
        <Probe />
        <Probe />
      </StrictMode>,
    );
    expect(scripts()).toHaveLength(1);
    const [script] = scripts();
    expect(script?.async).toBe(true);
    expect(script?.type).toBe('');
    expect(script?.dataset.api).toBe(testConfig.apiBase);
    const turnstile = fakeTurnstile();
    await act(async () => {
      if (script) fireEvent.load(script);
    });
    expect(turnstile.render).toHaveBeenCalledTimes(2);
    expect(turnstile.options()).toMatchObject({
      sitekey: testConfig.challenge.siteKey,
      theme: 'light',
      size: 'flexible',
      language: 'en',
      action: 'login',
    });
  });

  it('[AUTH-22] hands on the token, forgets it when it expires or fails, and removes the widget at the end', async () => {
    const turnstile = fakeTurnstile();
    const { unmount } = renderWithProviders(<Probe />);
    await waitFor(() => expect(shownToken()).toBe('challenge-1'));
    turnstile.expire();
    expect(shownToken()).toBe('none');
    turnstile.solve();
    expect(shownToken()).toBe('challenge-2');
    turnstile.fail();
    expect(shownToken()).toBe('none');
    unmount();
    expect(turnstile.remove).toHaveBeenCalledExactlyOnceWith('widget-1');
  });

  it('[AUTH-22] forgets the token at once on reset', async () => {
    const turnstile = fakeTurnstile({ solvesAlone: false });
    renderWithProviders(<Probe />);
    await waitFor(() => expect(turnstile.render).toHaveBeenCalled());
    turnstile.solve();
    await userEvent.click(screen.getByRole('button', { name: 'reset' }));
    expect(shownToken()).toBe('none');
    expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  });

  it('offers another try when the script does not load', async () => {
    renderWithProviders(<Probe />);
    await act(async () => {
      for (const script of scripts()) fireEvent.error(script);
    });
    expect(scripts()).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toContain('did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(scripts()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
