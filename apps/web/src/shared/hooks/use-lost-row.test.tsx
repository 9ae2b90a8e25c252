import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLostRow } from './use-lost-row.ts';

function Page() {
  const [homes, setHomes] = useState(['Oak', 'Elm', 'Fir']);
  const list = useLostRow<HTMLDivElement>(homes.length);
  return (
    <div ref={list} tabIndex={-1}>
      {homes.length === 0 ? <a href="/homes">Find homes</a> : null}
      <ul>
        {homes.map((home) => (
          <li key={home}>
            <button type="button" onClick={() => setHomes(homes.filter((other) => other !== home))}>
              {home}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

it('passes the focus to the row that moved up, to the last one, and to what is left to press', async () => {
  render(<Page />);
  const user = userEvent.setup();
  for (const [pressed, heir] of [
    ['Elm', 'Fir'],
    ['Fir', 'Oak'],
    ['Oak', 'Find homes'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: pressed }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(heir));
  }
});
