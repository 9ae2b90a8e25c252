import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function describedText(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

describe('Field', () => {
  it('joins label, error and hint to the control', () => {
    renderWithProviders(
      <TextField label="Email" hint="Used to sign in" error="Must be a valid email" isRequired />,
    );
    const input = screen.getByLabelText('Email');
    expect(describedText(input)).toEqual(['Must be a valid email', 'Used to sign in']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('says nothing about errors or demands that do not exist', () => {
    renderWithProviders(<TextField label="City" />);
    const input = screen.getByLabelText('City');
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      expect(input.hasAttribute(name)).toBe(false);
    }
  });

  it('keeps a description that the caller brings', () => {
    renderWithProviders(
      <>
        <p id="rules">At least 8 characters</p>
        <TextField label="Password" aria-describedby="rules" error="Too short" />
      </>,
    );
    expect(describedText(screen.getByLabelText('Password'))).toEqual(['At least 8 characters', 'Too short']);
  });

  it('wires a text area the same way', () => {
    renderWithProviders(<TextArea label="Notes" error="Is a required field" />);
    const area = screen.getByLabelText('Notes');
    expect(describedText(area)).toEqual(['Is a required field']);
    expect(area.getAttribute('aria-invalid')).toBe('true');
  });

  it('gives two fields with one label their own ids', () => {
    renderWithProviders(
      <>
        <TextField label="Phone" hint="Yours" />
        <TextField label="Phone" hint="Of the office" />
      </>,
    );
    const [own, office] = screen.getAllByLabelText('Phone');
    expect(own?.id).not.toBe(office?.id);
    expect(office ? describedText(office) : []).toEqual(['Of the office']);
  });
});
