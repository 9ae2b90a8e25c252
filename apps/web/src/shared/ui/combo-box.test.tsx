import type { ReplyOf } from '@hearthline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../testing/fake-api.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ComboBox } from './combo-box.tsx';
import { PersonPicker } from './person-picker.tsx';
import type { PickedPerson } from './person-search.tsx';
import { SearchField } from './search-field.tsx';
import { TickList } from './tick-list.tsx';

const streets = ['Elm', 'Elder', 'Oak'].map((name) => ({ id: name }));

function Streets({ onChoose, onEnterText }: Record<'onChoose' | 'onEnterText', (name: string) => void>) {
  const [text, setText] = useState('');
  const offered = streets.filter(({ id }) => text !== '' && id.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <ComboBox
      label="Street"
      listLabel="Streets"
      emptyText="No such street"
      items={offered}
      text={text}
      onTextChange={setText}
      onChoose={({ id }) => onChoose(id)}
      onEnterText={onEnterText}
      boxClassName=""
      inputClassName=""
    >
      {({ id }) => id}
    </ComboBox>
  );
}

describe('a text with suggestions', () => {
  it('offers what its owner found, and takes one by arrows and Enter or by a click', async () => {
    const onChoose = vi.fn();
    renderWithProviders(<Streets onChoose={onChoose} onEnterText={() => {}} />);
    const field = screen.getByRole('combobox', { name: 'Street' });
    await userEvent.type(field, 'el');
    const list = screen.getByRole('listbox', { name: /Streets/ });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('Elder');
    await userEvent.clear(field);
    await userEvent.type(field, 'o');
    await userEvent.click(screen.getByRole('option', { name: 'Oak' }));
    expect(onChoose).toHaveBeenLastCalledWith('Oak');
  });

  it('takes a text of its own with Enter, says when nothing is found, and closes with Escape', async () => {
    const onEnterText = vi.fn();
    renderWithProviders(<Streets onChoose={() => {}} onEnterText={onEnterText} />);
    const field = screen.getByRole('combobox', { name: 'Street' });
    await userEvent.type(field, 'Maple');
    screen.getByText('No such street');
    await userEvent.keyboard('{Enter}');
    expect(onEnterText).toHaveBeenLastCalledWith('Maple');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No such street')).toBeNull());
  });
});

const people = [
  { id: '1', firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.test', phone: '' },
  { id: '2', firstName: 'Nora', lastName: 'Ek', email: '', phone: '+14165550100' },
];

function People({ most }: { most: number }) {
  const [chosen, setChosen] = useState<PickedPerson[]>([]);
  return <PersonPicker label="For whom" most={most} chosen={chosen} onChange={setChosen} />;
}

describe('a person picked', () => {
  beforeEach(signIn);

  it('is found by letters once typing pauses, becomes a chip, is not offered twice, and leaves by cross or Backspace', async () => {
    const asked: string[] = [];
    fakeApi({
      'POST /clients/search': ({ body }) => {
        asked.push(body.filter.text ?? '');
        return {
          isSuccess: true,
          result: people,
          totalRows: 2,
        } as unknown as ReplyOf<'POST /clients/search'>;
      },
    });
    renderWithProviders(<People most={2} />);
    const field = screen.getByRole('combobox', { name: 'For whom' });
    await userEvent.type(field, 'no');
    await userEvent.click(await screen.findByRole('option', { name: /^Noor Haddad/ }));
    expect(asked).toEqual(['no']);
    await userEvent.type(field, 'no');
    await userEvent.click(await screen.findByRole('option', { name: /^Nora Ek/ }));
    const chips = screen.getByRole('list', { name: 'Chosen clients' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('list', { name: 'Chosen clients' })).toBeNull();
  });
});

describe('a person looked for', () => {
  beforeEach(signIn);

  it('is not said to be nobody when the search failed', async () => {
    fakeApi({ 'POST /clients/search': () => failWith('internal') });
    renderWithProviders(<People most={1} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'For whom' }), 'no');
    await screen.findByText('This could not be loaded.');
  });
});

describe('a list to tick', () => {
  it('keeps what is ticked while a long list is narrowed, the best beginnings first', async () => {
    const names = ['Bay', 'Elm', 'Helm', 'Oak', 'Pine', 'Queen', 'King', 'York', 'Élan'];
    const items = names.map((name) => ({ id: name, name }));
    const onChange = vi.fn();
    renderWithProviders(
      <TickList
        label="Streets"
        items={items}
        ticked={['Oak']}
        onChange={onChange}
        findLabel="Find a street"
        findPlaceholder="Find"
        emptyText={(text) => `Nothing for ${text}`}
        rowClassName={() => ''}
      >
        {({ name }) => name}
      </TickList>,
    );
    const find = screen.getByRole('combobox', { name: 'Find a street' });
    await userEvent.type(find, 'el');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Elm',
      'Élan',
      'Helm',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Helm' }));
    expect(onChange).toHaveBeenLastCalledWith(['Oak', 'Helm']);
    await userEvent.clear(find);
    await userEvent.type(find, 'zz');
    screen.getByText('Nothing for zz');
  });
});

describe('a search field', () => {
  it('searches at once on Enter and by its cross, follows a change from elsewhere, and is reached by a slash', async () => {
    const onChange = vi.fn();
    function Sample() {
      const [text, setText] = useState('');
      const change = (next: string) => {
        onChange(next);
        setText(next);
      };
      return (
        <>
          <SearchField label="Search mails" text={text} onChange={change} hasSlashKey />
          <button type="button" onClick={() => change('from elsewhere')}>
            Back
          </button>
        </>
      );
    }
    renderWithProviders(<Sample />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search mails' });
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard(' maple {Enter}');
    expect(onChange.mock.calls).toEqual([['maple']]);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field.value).toBe('from elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('searches after a pause in typing', async () => {
    const onChange = vi.fn();
    renderWithProviders(<SearchField label="Search mails" text="" onChange={onChange} />);
    await userEvent.type(screen.getByRole('searchbox'), 'elm');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onChange.mock.calls).toEqual([['elm']]));
  });
});
