import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderHandle } from '../../../shared/homes/order-handle.tsx';
import { useHomeOrder } from '../../../shared/homes/use-home-order.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { PartProps } from '../model/part-props.ts';

/** Which sections stand below the top of the page, and in which order. */
export function SectionsPart({ state: { draft, change } }: PartProps) {
  const { t } = useTranslation('sites');
  const list = useRef<HTMLUListElement>(null);
  const rows = draft.sections.map((row) => ({ ...row, key: row.section }));
  const nameOf = ({ section }: (typeof rows)[number]) => t(`sections.names.${section}`);
  const order = useHomeOrder({
    list,
    homes: rows,
    nameOf,
    onOrder: (next) =>
      change((before) => ({
        ...before,
        sections: next.map(({ section, isShown }) => ({ section, isShown })),
      })),
  });
  return (
    <>
      <p className="text-sm text-ink-2">{t('sections.text')}</p>
      <div className="rounded-md border border-dashed border-line px-3.5 py-2.5 text-sm text-ink-2">
        {t('sections.first')}
      </div>
      <ul ref={list} aria-label={t('parts.sections')} data-field="sections" className="grid gap-1.5">
        {order.shown.map((row) => (
          <li
            key={row.key}
            data-home={row.key}
            style={{ order: order.placeOf(row.key) }}
            className={classNames(
              'flex items-center gap-2 rounded-md border border-line bg-raised py-1.5 pr-3 pl-1',
              order.heldKey === row.key && 'border-brand shadow-md',
            )}
          >
            <OrderHandle
              name={nameOf(row)}
              isHeld={order.heldKey === row.key}
              handleProps={order.handleProps(row.key)}
            />
            <span className={classNames('min-w-0 flex-1 text-sm font-medium', !row.isShown && 'text-ink-3')}>
              {nameOf(row)}
            </span>
            <Switch
              aria-label={t('sections.show', { name: nameOf(row) })}
              isSelected={row.isShown}
              onChange={(isShown) =>
                change((before) => ({
                  ...before,
                  sections: before.sections.map((each) =>
                    each.section === row.section ? { ...each, isShown } : each,
                  ),
                }))
              }
            />
          </li>
        ))}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {order.message}
      </p>
    </>
  );
}
