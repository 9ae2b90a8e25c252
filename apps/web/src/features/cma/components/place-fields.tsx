import type { LookupItem } from '@hearthline/contract/lookups';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communitiesQuery, municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { FactForm } from '../model/fact-form.ts';

const PlaceMap = lazyPart(
  async () => (await import('./place-map.tsx')).PlaceMap,
  <Skeleton className="h-64 w-full" />,
);

const itemsOf = (places: readonly LookupItem[] | undefined) =>
  (places ?? []).map(({ code, name }) => ({ id: code, label: name }));

interface PlaceFieldsProps
  extends Pick<HomeFacts, 'municipalityCode' | 'communityCode' | 'latitude' | 'longitude'> {
  update: (change: (form: FactForm) => FactForm) => void;
}

/** Where the home stands: its community, and where wanted the very place. */
export const PlaceFields = memo(function PlaceFields({
  municipalityCode,
  communityCode,
  latitude,
  longitude,
  update,
}: PlaceFieldsProps) {
  const { t } = useTranslation('cma');
  const [isMapOpen, setIsMapOpen] = useState(latitude !== null);
  const municipalities = useQuery(municipalitiesQuery()).data;
  const communities = useQuery({
    ...communitiesQuery(municipalityCode === null ? [] : [municipalityCode]),
    enabled: municipalityCode !== null,
  }).data;

  function chooseMunicipality(code: string) {
    const municipality = municipalities?.find((each) => each.code === code)?.name ?? '';
    update((form) => ({
      ...form,
      municipality,
      facts: { ...form.facts, municipalityCode: code, communityCode: null },
    }));
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{t('factForm.place')}</legend>
      <div className="grid gap-x-3 gap-y-4 md:grid-cols-2">
        <Select
          label={t('factForm.municipality')}
          placeholder={t('factForm.chooseMunicipality')}
          items={itemsOf(municipalities)}
          value={municipalityCode}
          onChange={chooseMunicipality}
        />
        <Select
          label={t('factForm.community')}
          placeholder={t(
            municipalityCode === null ? 'factForm.firstMunicipality' : 'factForm.chooseCommunity',
          )}
          isDisabled={municipalityCode === null}
          items={itemsOf(communities)}
          value={communityCode}
          onChange={(code) => update((form) => ({ ...form, facts: { ...form.facts, communityCode: code } }))}
        />
        {isMapOpen ? (
          <div className="col-span-full">
            <PlaceMap
              municipalityCode={municipalityCode}
              communityCode={communityCode}
              place={latitude === null || longitude === null ? null : [longitude, latitude]}
              onChange={(place) =>
                update((form) => ({
                  ...form,
                  facts: { ...form.facts, longitude: place?.[0] ?? null, latitude: place?.[1] ?? null },
                }))
              }
            />
          </div>
        ) : (
          <div className="col-span-full flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              size="sm"
              icon={<MapPin strokeWidth={1.75} />}
              onClick={() => setIsMapOpen(true)}
            >
              {t('factForm.map.show')}
            </Button>
            <span className="text-xs text-ink-3">{t('factForm.map.community')}</span>
          </div>
        )}
      </div>
    </fieldset>
  );
});
