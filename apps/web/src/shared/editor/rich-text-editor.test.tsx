import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { writeHtml } from '../../testing/write-html.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import { RichText, RichTextEditor } from './rich-text-editor.tsx';

type Given = Partial<RichTextEditorProps>;

async function openEditor(given: Given = {}) {
  const onChange = vi.fn<(html: string) => void>();
  function Form() {
    const [value, setValue] = useState(given.value ?? '');
    return (
      <>
        <RichTextEditor
          format="mail"
          label="Message"
          placeholder="Write here"
          labelOf={(name) => `the ${name}`}
          tools={(insert) => (
            <button type="button" onClick={() => insert('city')}>
              City
            </button>
          )}
          {...given}
          value={value}
          onChange={(html) => {
            onChange(html);
            setValue(html);
          }}
        />
        <button type="button" onClick={() => setValue('<p>From outside</p>')}>
          Fill
        </button>
        <button
          type="button"
          onClick={() => setValue((before) => before.trim().replaceAll('<br>', '<br />'))}
        >
          Save
        </button>
      </>
    );
  }
  renderWithProviders(<Form />);
  const field = await screen.findByRole('textbox', { name: 'Message' });
  return { field, user: userEvent.setup(), html: () => onChange.mock.lastCall?.[0] };
}

const selectAll = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'a', ctrlKey: true });
const tool = (name: string) => screen.getByRole('button', { name });

describe('a rich-text field', () => {
  it('says what it is, what is wrong and what to write', async () => {
    const { field } = await openEditor({ isRequired: true, error: 'Write a message.' });
    expect(field.getAttribute('aria-multiline')).toBe('true');
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Write a message.');
    expect(screen.getByText('Write here')).toBeTruthy();
  });

  it('makes what is selected bold, italic and a list, and plain again', async () => {
    const { field, user, html } = await openEditor({ value: '<p>One</p><p>Two</p>' });
    selectAll(field);
    await user.click(tool('Bold'));
    expect(html()).toBe('<p><strong>One</strong></p><p><strong>Two</strong></p>');
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await user.click(tool('Bold'));
    await user.click(tool('Italic'));
    expect(html()).toBe('<p><em>One</em></p><p><em>Two</em></p>');
    await user.click(tool('Italic'));
    await user.click(tool('List'));
    expect(html()).toBe('<ul><li>One</li><li>Two</li></ul>');
    expect(tool('List').getAttribute('aria-pressed')).toBe('true');
    await user.click(tool('List'));
    expect(html()).toBe('<p>One</p><p>Two</p>');
  });

  it('stays as it is when what was saved comes back spelt otherwise', async () => {
    const { field, user, html } = await openEditor({ format: 'lines', value: 'Maya' });
    writeHtml(field, 'Maya<br>Okafor ');
    expect(html()).toContain('<br>');
    await user.click(tool('Save'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(html()).toBe('Maya');
  });

  it('makes a numbered list one of bullets', async () => {
    const { user, html } = await openEditor({ value: '<ol><li>One</li><li>Two</li></ol>' });
    await user.click(tool('List'));
    expect(html()).toBe('<ul><li>One</li><li>Two</li></ul>');
  });

  it('takes back and does again', async () => {
    const { field, user, html } = await openEditor({ value: '<p>One</p>' });
    selectAll(field);
    await user.click(tool('Bold'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(html()).toBe('<p>One</p>');
    fireEvent.keyDown(field, { key: 'y', ctrlKey: true });
    expect(html()).toBe('<p><strong>One</strong></p>');
  });

  it('links what is selected to an address that leads somewhere, and unlinks it', async () => {
    const { field, user, html } = await openEditor({ value: '<p>Our site</p>' });
    await user.click(tool('Link'));
    expect(screen.getByText('Select the words to link first.')).toBeTruthy();
    // Selecting leaves the cursor in the text; the form comes with the next press.
    selectAll(field);
    expect(screen.queryByRole('textbox', { name: 'Web or email address' })).toBeNull();
    await user.click(tool('Link'));
    const address = await screen.findByRole('textbox', { name: 'Web or email address' });
    await user.type(address, 'javascript:alert(1)');
    await user.click(tool('Add link'));
    expect(screen.getByText('Enter an address such as https://northlight.example')).toBeTruthy();
    expect(html()).toBeUndefined();
    await user.clear(address);
    await user.type(address, 'northlight.example{Enter}');
    expect(html()).toBe('<p><a href="https://northlight.example/">Our site</a></p>');
    expect(document.activeElement).toBe(field);
    await user.click(tool('Remove link'));
    expect(html()).toBe('<p>Our site</p>');
  });

  it('is reached and used without a mouse, by one toolbar with arrows', async () => {
    const { field, user } = await openEditor();
    expect(within(screen.getByRole('toolbar', { name: 'Format' })).getAllByRole('button')).toHaveLength(5);
    await user.tab();
    expect(document.activeElement).toBe(tool('Bold'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('List'));
    await user.tab();
    expect(document.activeElement).toBe(field);
  });

  it('puts a placeholder where the caret is, shown by its name, written in braces', async () => {
    const { field, user, html } = await openEditor({ value: '<p>Homes in</p>' });
    await user.click(tool('City'));
    expect(within(field).getByText('the city')).toBeTruthy();
    expect(html()).toBe('<p>Homes in{{city}}</p>');
    expect(document.activeElement).toBe(field);
  });

  it('shows a placeholder with its word instead', async () => {
    const { field } = await openEditor({ value: '<p>Hi {{firstName|you}}</p>' });
    expect(within(field).getByText('the firstName / you')).toBeTruthy();
  });

  it('takes what is pasted into the line, without its looks', async () => {
    const { field, html } = await openEditor({ value: '<p>Old</p>' });
    writeHtml(field, '<p style="color:red"><b>Bold</b> <a href="javascript:x()">words</a></p>');
    expect(html()).toBe('<p><strong>Bold</strong> words</p>');
    writeHtml(field, '', 'one\n\ntwo');
    expect(html()).toBe('<p>one</p><p><br></p><p>two</p>');
  });

  it('shows what comes from outside, and says nothing of it', async () => {
    const { field, user, html } = await openEditor({ value: '<p>One</p>' });
    await user.click(tool('Fill'));
    await waitFor(() => expect(field.textContent).toBe('From outside'));
    expect(html()).toBeUndefined();
  });

  it('of lines knows no lists, and hands out lines', async () => {
    const { field, html } = await openEditor({ format: 'lines', tools: undefined });
    expect(screen.queryByRole('button', { name: 'List' })).toBeNull();
    writeHtml(field, '<ul><li>Maya</li><li><b>Agent</b></li></ul>');
    expect(html()).toBe('Maya<br><strong>Agent</strong>');
  });

  it('of an article selects everything, with a part that fills itself at its end', async () => {
    const value = '<p>Homes sold.</p><p>{{marketFigures}}</p>';
    const drawBlock = (name: string) => <p>{`Block of ${name}`}</p>;
    const { field, html } = await openEditor({ format: 'article', value, drawBlock });
    screen.getByText('Block of marketFigures');
    selectAll(field);
    fireEvent.keyDown(field, { key: 'Backspace' });
    expect(html()).toBe('');
    expect(screen.queryByText('Block of marketFigures')).toBeNull();
  });

  it('of an article goes on after a part that was just put in', async () => {
    const { field, user, html } = await openEditor({
      format: 'article',
      drawBlock: (name) => <p>{`Block of ${name}`}</p>,
      tools: (insert) => (
        <button type="button" onClick={() => insert('marketFigures')}>
          Figures
        </button>
      ),
    });
    await user.click(tool('Figures'));
    screen.getByText('Block of marketFigures');
    fireEvent.keyDown(field, { key: 'Delete' });
    screen.getByText('Block of marketFigures');
    expect(html()).toBe('<p>{{marketFigures}}</p>');
  });
});

it('what a field handed out is shown without anything that runs', async () => {
  renderWithProviders(
    <RichText
      className="shown"
      html={'<strong>Maya</strong><br><img src=x onerror="x()"><a href="javascript:x()">site</a>'}
    />,
  );
  const text = await screen.findByText('Maya');
  expect(text.closest('.shown')?.innerHTML).toBe('<p><strong>Maya</strong><br>site</p>');
});
