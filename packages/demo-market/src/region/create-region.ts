import { createRandom } from '../random.ts';
import { createCensusAreas } from './census.ts';
import { countHomes, labelCensusAreas } from './census-areas.ts';
import type { Places } from './communities.ts';
import { createPlaces } from './communities.ts';
import { labelIndexAt, relabel } from './labels.ts';
import type { Landscape } from './landscape.ts';
import { createLandscape } from './landscape.ts';
import { nameParks } from './name-parks.ts';
import type { NamedStreet } from './name-streets.ts';
import { nameStreets } from './name-streets.ts';
import type { Point } from './plane.ts';
import { halfSide, toPosition } from './plane.ts';
import type { Community, Region, Street, Water } from './region.ts';
import { createSchools } from './schools.ts';
import { createTiling } from './tiling.ts';
import { toRing } from './to-ring.ts';
import { nameTowers, siteTowers } from './towers.ts';

/** The same region for the same seed, on every machine. */
export function createRegion(seed: number): Region {
  const land = createLandscape(seed);
  const named = nameStreets(seed, land.streets, land.towns, land.lake);
  const drafts = named.map(({ draft }) => draft);
  const towers = siteTowers(seed, land, named, land.localityAt);
  const homes = countHomes(land.frame, land.labels, land.neighbourhoods, drafts, towers);
  const census = labelCensusAreas(land.labels, homes, createRandom(seed, 'census areas'));

  const labels = relabel(census.labels, (label) => (census.neighbourhoodOf[label] ?? -1) + 1);
  const townLabels = relabel(
    labels,
    (label) => (land.neighbourhoods.list[label - 1]?.municipality ?? -1) + 1,
  );
  const tiling = createTiling(census.labels, land.frame, land.shore);
  const places = createPlaces(seed, land, tiling.ringsOf(labels), tiling.ringsOf(townLabels), labels);

  function communityAt(point: Point): Community | undefined {
    const label = labels[labelIndexAt(land.frame, point)] ?? 0;
    return places.ofNeighbourhood[label - 1];
  }
  const { areas, municipalities, communities, ofNeighbourhood } = places;
  const streets = finishStreets(named, places);
  const [west, south] = toPosition({ x: -halfSide, y: -halfSide });
  const [east, north] = toPosition({ x: halfSide, y: halfSide });
  return {
    seed,
    bounds: [west, south, east, north],
    water: gatherWater(land),
    parks: nameParks(seed, land.parks, ({ block }) => (block ? communityAt(block.centre) : undefined)),
    rails: land.rails.map((line) => line.map(toPosition)),
    streets,
    areas,
    municipalities,
    communities,
    schools: createSchools(seed, land, communities, municipalities, streets),
    towers: nameTowers(seed, towers, ofNeighbourhood),
    censusAreas: createCensusAreas(seed, census, homes, tiling.ringsOf(census.labels), ofNeighbourhood),
  };
}

function finishStreets(named: readonly NamedStreet[], places: Places): Street[] {
  return named.map(({ draft, name, suffix, direction }, index) => ({
    id: index + 1,
    name,
    suffix,
    direction,
    class: draft.class,
    points: draft.points.map(toPosition),
    communityCode: places.ofNeighbourhood[draft.neighbourhood]?.code ?? null,
    municipalityCode: places.municipalities[draft.municipality]?.code ?? null,
    openedIn: Math.min(2024, draft.openedIn),
  }));
}

/** The great lake comes first and is the only one of its kind. */
function gatherWater(land: Landscape): Water[] {
  return [
    { kind: 'lake', name: land.lake.name, rings: land.lake.rings.map(toRing) },
    ...land.rivers.map(({ name, ring }): Water => ({ kind: 'river', name, rings: [toRing(ring)] })),
    ...land.ponds.map(({ name, ring }): Water => ({ kind: 'pond', name, rings: [toRing(ring)] })),
  ];
}
