import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import type {
  BasementFeature,
  CoolingType,
  Exposure,
  GarageType,
  HeatFuel,
  HeatType,
  HomeKind,
  HouseStyle,
  ListingStatus,
  Offer,
  PoolType,
} from '@hearthline/domain/listing/vocabulary';
import {
  basementFeatures,
  coolingTypes,
  exposures,
  garageTypes,
  heatFuels,
  heatTypes,
  homeKinds,
  houseStyles,
  listingStatuses,
  offers,
  poolTypes,
} from '@hearthline/domain/listing/vocabulary';

type Pair = [en: string, fr: string];

interface MarketLists {
  Offer: Offer;
  ListingStatus: ListingStatus;
  HomeKind: HomeKind;
  HouseStyle: HouseStyle;
  Basement: BasementFeature;
  HeatType: HeatType;
  HeatFuel: HeatFuel;
  Cooling: CoolingType;
  Pool: PoolType;
  Garage: GarageType;
  Exposure: Exposure;
}
export type MarketLookupType = keyof MarketLists & LookupType;

const codes: { [T in MarketLookupType]: readonly MarketLists[T][] } = {
  Offer: offers,
  ListingStatus: listingStatuses,
  HomeKind: homeKinds,
  HouseStyle: houseStyles,
  Basement: basementFeatures,
  HeatType: heatTypes,
  HeatFuel: heatFuels,
  Cooling: coolingTypes,
  Pool: poolTypes,
  Garage: garageTypes,
  Exposure: exposures,
};

const names: { [T in MarketLookupType]: Record<MarketLists[T], Pair> } = {
  Offer: { sale: ['For sale', 'À vendre'], lease: ['For lease', 'À louer'] },
  ListingStatus: {
    active: ['Active', 'Active'],
    sold: ['Sold', 'Vendue'],
    deactive: ['Off market', 'Retirée du marché'],
  },
  HomeKind: {
    detached: ['Detached', 'Maison individuelle'],
    semiDetached: ['Semi-detached', 'Maison jumelée'],
    townhouse: ['Townhouse', 'Maison en rangée'],
    bungalow: ['Bungalow', 'Plain-pied'],
    condoApartment: ['Condo apartment', 'Appartement en copropriété'],
    condoTownhouse: ['Condo townhouse', 'Maison en rangée en copropriété'],
    loft: ['Loft', 'Loft'],
    duplex: ['Duplex', 'Duplex'],
    multiplex: ['Multiplex', 'Multiplex'],
    cottage: ['Cottage', 'Chalet'],
    farm: ['Farm', 'Ferme'],
    land: ['Vacant land', 'Terrain vacant'],
  },
  HouseStyle: {
    oneStorey: ['1 storey', '1 étage'],
    oneAndHalfStorey: ['1½ storeys', '1 étage et demi'],
    twoStorey: ['2 storeys', '2 étages'],
    twoAndHalfStorey: ['2½ storeys', '2 étages et demi'],
    threeStorey: ['3 storeys', '3 étages'],
    backsplit: ['Backsplit', 'Paliers multiples, arrière'],
    sidesplit: ['Sidesplit', 'Paliers multiples, côté'],
    apartment: ['Apartment', 'Appartement'],
    other: ['Other', 'Autre'],
  },
  Basement: {
    full: ['Full', 'Complet'],
    partial: ['Partial', 'Partiel'],
    crawlSpace: ['Crawl space', 'Vide sanitaire'],
    finished: ['Finished', 'Aménagé'],
    partlyFinished: ['Partly finished', 'Partiellement aménagé'],
    unfinished: ['Unfinished', 'Non aménagé'],
    separateEntrance: ['Separate entrance', 'Entrée séparée'],
    walkOut: ['Walk-out', 'De plain-pied'],
    apartment: ['Apartment', 'Logement'],
    none: ['None', 'Aucun'],
  },
  HeatType: {
    forcedAir: ['Forced air', 'Air pulsé'],
    radiant: ['Radiant', 'Radiant'],
    baseboard: ['Baseboard', 'Plinthes'],
    heatPump: ['Heat pump', 'Thermopompe'],
    boiler: ['Boiler', 'Chaudière'],
    stove: ['Stove', 'Poêle'],
    other: ['Other', 'Autre'],
    none: ['None', 'Aucun'],
  },
  HeatFuel: {
    gas: ['Gas', 'Gaz'],
    electric: ['Electric', 'Électricité'],
    oil: ['Oil', 'Mazout'],
    propane: ['Propane', 'Propane'],
    wood: ['Wood', 'Bois'],
    geothermal: ['Geothermal', 'Géothermie'],
    other: ['Other', 'Autre'],
  },
  Cooling: {
    central: ['Central air', 'Climatisation centrale'],
    wallUnit: ['Wall unit', 'Appareil mural'],
    windowUnit: ['Window unit', 'Appareil de fenêtre'],
    heatPump: ['Heat pump', 'Thermopompe'],
    other: ['Other', 'Autre'],
    none: ['None', 'Aucune'],
  },
  Pool: {
    inground: ['Inground', 'Creusée'],
    aboveGround: ['Above ground', 'Hors terre'],
    indoor: ['Indoor', 'Intérieure'],
    shared: ['Shared', 'Commune'],
    none: ['None', 'Aucune'],
  },
  Garage: {
    attached: ['Attached', 'Attenant'],
    detached: ['Detached', 'Détaché'],
    builtIn: ['Built-in', 'Intégré'],
    underground: ['Underground', 'Souterrain'],
    carport: ['Carport', 'Abri d’auto'],
    other: ['Other', 'Autre'],
    none: ['None', 'Aucun'],
  },
  Exposure: {
    north: ['North', 'Nord'],
    northEast: ['North-east', 'Nord-est'],
    east: ['East', 'Est'],
    southEast: ['South-east', 'Sud-est'],
    south: ['South', 'Sud'],
    southWest: ['South-west', 'Sud-ouest'],
    west: ['West', 'Ouest'],
    northWest: ['North-west', 'Nord-ouest'],
  },
};

/** The closed lists of the listing model, in the model's order. */
export function listMarketLookup(type: MarketLookupType, language: Language): LookupItem[] {
  const named = names[type] as Record<string, Pair>;
  return codes[type].map((code) => {
    const [en, fr] = named[code] as Pair;
    return { id: code, name: language === 'fr' ? fr : en, code };
  });
}
