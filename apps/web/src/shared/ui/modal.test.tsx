import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

// jsdom lays nothing out, so the measures are read where the browser gets them.
const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');

function ModalHost({ size = 'sm' }: { size?: 'sm' | 'md' | 'lg' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Modal isOpen={isOpen} onOpenChange={setIsOpen} size={size} title="Change password">
        <input aria-label="Old password" />
        <input aria-label="New password" />
      </Modal>
    </>
  );
}

function SheetHost({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next);
        setIsOpen(next);
      }}
      title="Sort by"
    >
      <p>Newest</p>
    </BottomSheet>
  );
}

describe('Modal', () => {
  it('keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ModalHost />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Change password' });
    expect(dialog.contains(document.activeElement)).toBe(true);

    const visited = new Set<string | null>();
    for (let press = 0; press < 7; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
      visited.add(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(visited).toEqual(new Set(['Close', 'Old password', 'New password']));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('hides the page behind it from assistive technology', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ModalHost />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  });

  it.each([
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
  ] as const)('[SHELL-17] size %s is %i px wide', async (size, widthPx) => {
    const user = userEvent.setup();
    renderWithProviders(<ModalHost size={size} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog').parentElement?.className).toContain(`max-w-(--modal-${size})`);
    expect(tokens).toContain(`--modal-${size}: ${widthPx}px;`);
  });
});

describe('ConfirmDialog', () => {
  it('offers Yes and No, starts on Yes and reports the answer', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    renderWithProviders(
      <ConfirmDialog
        isOpen
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
        title="Log out of Hearthline?"
      />,
    );
    const dialog = within(screen.getByRole('alertdialog', { name: 'Log out of Hearthline?' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Yes' }));

    await user.click(dialog.getByRole('button', { name: 'No' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();

    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('starts on the harmless answer when the other one destroys', () => {
    renderWithProviders(
      <ConfirmDialog isOpen isDestructive onOpenChange={() => {}} onConfirm={() => {}} title="Delete?" />,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }));
  });
});

describe('BottomSheet', () => {
  it('[SHELL-17] closes on a click on the backdrop, not on a click inside', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    renderWithProviders(<SheetHost onOpenChange={onOpenChange} />);
    await user.click(screen.getByText('Newest'));
    expect(onOpenChange).not.toHaveBeenCalled();

    expect(tokens).toContain('--dur-sheet: 400ms;');
    const backdrop = document.querySelector('.sheet-layer.bg-overlay\\/60');
    expect(backdrop).not.toBeNull();
    if (backdrop) await user.click(backdrop);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a name and a close button', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    renderWithProviders(<SheetHost onOpenChange={onOpenChange} />);
    expect(screen.getByRole('dialog', { name: 'Sort by' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
