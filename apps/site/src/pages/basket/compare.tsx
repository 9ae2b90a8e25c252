import type { BasketPageHome } from '@hearthline/contract/basket-page';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { Fragment } from 'react';
import { Said } from './answers.tsx';
import type { ComparedGroup, ComparedHome, ComparedRow } from './compare-rows.ts';
import { compareHomes } from './compare-rows.ts';
import { nameOf, priceOf, stateOfHome } from './home-words.ts';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

/** More than these do not fit beside each other. */
const mostCompared = 6;
const ranks: Record<Answer | 'none', number> = { yes: 0, maybe: 1, none: 2, no: 3 };

/** What is liked comes first, what is rejected last. */
function chooseHomes(homes: readonly BasketPageHome[]): { chosen: ComparedHome[]; all: number } {
  const shown = homes.flatMap((home) => (home.listing === null ? [] : [{ ...home, listing: home.listing }]));
  const sorted = shown.toSorted((one, other) => ranks[one.answer ?? 'none'] - ranks[other.answer ?? 'none']);
  return { chosen: sorted.slice(0, mostCompared), all: shown.length };
}

/** What scrolls has to be reachable by the keyboard, though nothing in it may be pressed. */
const reachable = { tabIndex: 0 };

export function Compare({ page, homes }: { page: PageContext; homes: readonly BasketPageHome[] }) {
  const { texts } = page;
  const { chosen, all } = chooseHomes(homes);
  if (chosen.length < 2) return <p className="card empty">{texts.compare.few}</p>;
  const groups = compareHomes(page, chosen);
  const same = groups.flatMap(({ rows }) => rows.filter(({ isSame }) => isSame));
  return (
    <div className="compare">
      <h2>{texts.compare.title(chosen.length)}</h2>
      <p className="soft">
        {texts.compare.best} {all > chosen.length ? texts.compare.some(chosen.length, all) : null}
      </p>
      <section className="card scroll" aria-label={texts.compare.title(chosen.length)} {...reachable}>
        <table>
          <thead>
            <tr>
              <td />
              {chosen.map((home) => (
                <CompareHead key={home.id} page={page} home={home} />
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Group key={group.title} page={page} group={group} span={chosen.length + 1} />
            ))}
            <AnswerRows page={page} homes={chosen} />
          </tbody>
        </table>
      </section>
      {same.length > 0 ? <SameRows page={page} rows={same} /> : null}
    </div>
  );
}

function CompareHead({ page, home }: { page: PageContext; home: ComparedHome }) {
  const { mark, word } = stateOfHome(home.listing, page);
  return (
    <th scope="col">
      {home.photo === null ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={home.photo} alt="" width={240} height={128} loading="lazy" />
      )}
      <span className="small-state">
        <i className={`mark ${mark}`} />
        {word}
      </span>
      <strong>{priceOf(home.listing, page)}</strong>
      <a href={page.linkToHome(home.id)}>{nameOf(home.listing, page)}</a>
    </th>
  );
}

function Group({ page, group, span }: { page: PageContext; group: ComparedGroup; span: number }) {
  const rows = group.rows.filter(({ isSame }) => !isSame);
  if (rows.length === 0) return null;
  return (
    <>
      <GroupHead title={group.title} span={span} />
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map(({ id, text, isBest }) => (
            <td key={id}>
              {isBest ? (
                <span className="best">
                  <Icon name="check" look="small" />
                  <span className="unseen">{page.texts.compare.bestRead}</span>
                  {text}
                </span>
              ) : (
                (text ?? '—')
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

const GroupHead = ({ title, span }: { title: string; span: number }) => (
  <tr className="group">
    <th scope="rowgroup" colSpan={span}>
      <span>{title}</span>
    </th>
  </tr>
);

function AnswerRows({ page, homes }: { page: PageContext; homes: readonly ComparedHome[] }) {
  const { texts, frame } = page;
  const names = [...new Set(homes.flatMap(({ others }) => others.map(({ name }) => name)))];
  const rows = [
    {
      name: frame.reader.name || texts.youWrote,
      saidTo: (home: ComparedHome) => ({ answer: home.answer, comment: null }),
    },
    ...names.map((name) => ({
      name,
      saidTo: (home: ComparedHome) => home.others.find((other) => other.name === name) ?? null,
    })),
  ];
  return (
    <>
      <GroupHead title={texts.compare.answers} span={homes.length + 1} />
      {rows.map(({ name, saidTo }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {homes.map((home) => {
            const said = saidTo(home);
            return (
              <td key={home.id}>
                {said?.answer ? (
                  <Said page={page} answer={said.answer} />
                ) : (
                  <span className="soft">{texts.compare.notYet}</span>
                )}{' '}
                {said?.comment ?? null}
              </td>
            );
          })}
        </tr>
      ))}
    </>
  );
}

/** Equal rows say nothing beside each other: one line, and all of them for whoever asks. */
function SameRows({ page, rows }: { page: PageContext; rows: readonly ComparedRow[] }) {
  const labels = rows.map(({ label }) => lowerFirst(label));
  return (
    <details className="same">
      <summary>
        <Icon name="equal" />
        {page.texts.compare.same(rows.length, page.format.list(labels))}
      </summary>
      <dl>
        {rows.map(({ label, cells }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{cells[0]?.text}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
