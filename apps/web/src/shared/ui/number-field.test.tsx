import type { ParsedNumber } from '@hearthline/format/parse-number';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { MoneyField, NumberField, parseInUnit, parseMoney } from './number-field.tsx';
import type { NumberRange } from './range-field.tsx';
import { parseRange, RangeField } from './range-field.tsx';

const dollars = { highest: 999_999_999, decimals: 2, scale: 100 };
const rooms = { highest: 999 };

const descriptionOf = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a typed number', () => {
  it('is kept in its own unit, never negative and never beyond the highest', () => {
    expect(parseInUnit('450.50', 'en', dollars)).toBe(45_050);
    expect(parseInUnit('1 500,50 $', 'fr', dollars)).toBe(150_050);
    expect(parseInUnit('900k', 'en', dollars)).toBe(90_000_000);
    expect(parseInUnit('40.5', 'en', { highest: 99_999, decimals: 2 })).toBe(40.5);
    expect(parseInUnit('2.5', 'en', rooms)).toBe(3);
    expect(parseInUnit('99999999999', 'en', rooms)).toBe(999);
    expect(parseInUnit('-5', 'en', rooms)).toBeNull();
  });

  it('is an amount with or without sign and cents', () => {
    expect(parseMoney('\u221212\u202f500,60\u00a0$', 'fr', { isSigned: true, isWhole: true })).toBe(
      -1_250_100,
    );
    expect(parseMoney('-5', 'en', {})).toBeNull();
    expect(parseMoney('9999999999999', 'en', {})).toBe(1e11);
  });

  it('counts with every key and is written with its groups when left', async () => {
    const onChange = vi.fn();
    function Sample() {
      const [value, setValue] = useState<ParsedNumber>();
      return (
        <MoneyField
          label="Price"
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    }
    await renderWithProviders(<Sample />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await userEvent.type(field, '1500000.5');
    expect(onChange).toHaveBeenLastCalledWith(150_000_050);
    await userEvent.tab();
    expect(field.value).toBe('1,500,000.50');
    await userEvent.clear(field);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.type(field, 'soon');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toBe('Enter a number');
    await userEvent.tab();
    expect(field.value).toBe('soon');
  });

  it('counts only when left where it should', async () => {
    const onChange = vi.fn();
    await renderWithProviders(<NumberField label="Limit" value={5} onChange={onChange} commit="leave" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' });
    await userEvent.clear(field);
    await userEvent.type(field, '50x');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '{Backspace}0');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(500);
  });
});

describe('two ends', () => {
  it('[LIST-01] [CLIENT-03] contradict each other on both sides', () => {
    expect(parseRange({ min: '60', max: '40' }, 'en', rooms)).toEqual({
      problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' },
    });
    expect(parseRange({ min: '900k', max: '800k' }, 'en', dollars).problems).toEqual({
      min: 'minMoreThanMax',
      max: 'maxLessThanMin',
    });
  });

  it('may be equal, or open, and are refused one by one', () => {
    expect(parseRange({ min: '40', max: '40' }, 'en', rooms).range).toEqual({ min: 40, max: 40 });
    expect(parseRange({ min: '', max: '40' }, 'en', rooms).range).toEqual({ max: 40 });
    expect(parseRange({ min: '', max: '' }, 'en', rooms)).toEqual({ range: {}, problems: {} });
    expect(parseRange({ min: 'x', max: '4' }, 'en', rooms)).toEqual({ problems: { min: 'notANumber' } });
  });

  it('[LIST-01] [CLIENT-03] keep what was typed, say what is wrong, and tell the range once it makes sense', async () => {
    const onChange = vi.fn();
    function Sample() {
      const [range, setRange] = useState<NumberRange | undefined>({ min: 900 });
      return (
        <RangeField
          label="Size"
          range={range}
          onChange={(next) => {
            onChange(next);
            setRange(next);
          }}
          highest={9_999}
        />
      );
    }
    await renderWithProviders(<Sample />);
    const min = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size, min' });
    const max = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size, max' });
    await userEvent.type(max, '800{Enter}');
    expect(min.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(min)).toBe('Min more than max');
    expect(max.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(max)).toBe('Max less than min');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(max, '0{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ min: 900, max: 8_000 });
    expect(max.getAttribute('aria-invalid')).toBeNull();
    expect(max.value).toBe('8,000');
    await userEvent.clear(min);
    await userEvent.clear(max);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});

describe('the dollar sign', () => {
  it.each([
    ['en', '$1,500'],
    ['fr', '1\u202f500$'],
  ] as const)('[SHELL-09] stands in %s where the language writes it', async (language, shown) => {
    await renderWithProviders(
      <>
        <MoneyField label="Price" value={150_000} onChange={() => {}} />
        <RangeField label="Rent" isMoney range={{ min: 150_000 }} onChange={() => {}} highest={9_999} />
      </>,
      { language },
    );
    const [price, rent] = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const field of [price, rent]) {
      const [before, after] = [field?.previousSibling?.textContent, field?.nextSibling?.textContent];
      expect(`${before ?? ''}${field?.value}${after ?? ''}`).toBe(shown);
    }
  });
});
