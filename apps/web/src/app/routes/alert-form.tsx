import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertFormScreen } from '../../features/baskets/alerts/form/alert-form-screen.tsx';
import type { AlertCriteriaParts } from '../../features/baskets/alerts/form/criteria-parts.ts';
import { CriteriaChips } from '../../features/listings/components/criteria-chips.tsx';
import { areasOf } from '../../features/listings/map/model/drawn-areas.ts';
import { listChips } from '../../features/listings/model/chips.ts';
import { useCriteriaFromUrl, writeCriteria } from '../../features/listings/model/criteria-url.ts';
import { useChipWords } from '../../features/listings/model/use-chips.ts';
import { useSearchName } from '../../features/listings/searches/use-search-name.ts';
import { boundsOfShapes } from '../../shared/map/area-layers.ts';
import { MapView } from '../../shared/map/map-view.tsx';
import type { AgentProps } from './screen-route.tsx';

/** A still map of what is drawn. */
function Area({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('basketsAlerts');
  const areas = useMemo(() => areasOf(criteria), [criteria]);
  const bounds = boundsOfShapes(areas);
  return bounds ? (
    <div inert className="size-full">
      <MapView
        // It opens where the areas are, and goes along when they change.
        key={bounds.join(' ')}
        label={t('form.area')}
        place={{ bounds }}
        areas={areas}
        isInteractive={false}
        className="size-full"
      />
    </div>
  ) : null;
}

/** Whoever takes a change over wants to know which places and kinds it means. */
const mostNamed = 3;

/** What is new in the second, or where nothing is, what went. */
function Change({ from, to }: { from: Criteria; to: Criteria }) {
  const { t } = useTranslation('basketsAlerts');
  const words = useChipWords(from, to);
  const [before, after] = [from, to].map((criteria) =>
    listChips(criteria, { ...words, mostNamed }).map(({ label }) => label),
  );
  const added = after?.filter((label) => !before?.includes(label)) ?? [];
  const gone = before?.filter((label) => !after?.includes(label)) ?? [];
  return added.length > 0 ? added.join(', ') : t('form.without', { names: gone.join(', ') });
}

const parts: AlertCriteriaParts = {
  Chips: (props) => <CriteriaChips {...props} isMarked />,
  Area,
  Change,
  editLink: (criteria, basket) => ({
    to: '/property-search',
    search: { c: writeCriteria(criteria), basket },
  }),
  mapLink: (criteria, basket) => ({
    to: '/property-search/map-search',
    search: { c: writeCriteria(criteria), basket },
  }),
};

/** The search that the address brings along, with the name that it was saved under or that its words make. */
function useSearchOfAddress() {
  const { c, k, name } = useSearch({ strict: false }) as { c?: string; k?: string; name?: string };
  const { criteria, isLoading, isBroken } = useCriteriaFromUrl();
  const words = useSearchName(criteria);
  if ((c === undefined && k === undefined) || isBroken) return null;
  return isLoading ? undefined : { criteria, name: name ?? words };
}

export function AlertFormRoute({ me, timeZone }: Pick<AgentProps, 'me' | 'timeZone'>) {
  const agent = me && { id: me.id, boardAgreement: me.boardAgreement };
  return <AlertFormScreen agent={agent} timeZone={timeZone} parts={parts} search={useSearchOfAddress()} />;
}
