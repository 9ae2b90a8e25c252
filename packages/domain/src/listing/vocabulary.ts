/** The closed lists of the listing model. Feeds are mapped onto them; what does not fit becomes `other` and keeps its word. */

export const offers = ['sale', 'lease'] as const;
export type Offer = (typeof offers)[number];

export const homeKinds = [
  'detached',
  'semiDetached',
  'townhouse',
  'bungalow',
  'condoApartment',
  'condoTownhouse',
  'loft',
  'duplex',
  'multiplex',
  'cottage',
  'farm',
  'land',
] as const;
export type HomeKind = (typeof homeKinds)[number];

export const condoKinds: readonly HomeKind[] = ['condoApartment', 'condoTownhouse', 'loft'];

export const houseStyles = [
  'oneStorey',
  'oneAndHalfStorey',
  'twoStorey',
  'twoAndHalfStorey',
  'threeStorey',
  'backsplit',
  'sidesplit',
  'apartment',
  'other',
] as const;
export type HouseStyle = (typeof houseStyles)[number];

/** What an agent calls the status; the lifecycle's states fold into these three. */
export const listingStatuses = ['active', 'sold', 'deactive'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const basementFeatures = [
  'full',
  'partial',
  'crawlSpace',
  'finished',
  'partlyFinished',
  'unfinished',
  'separateEntrance',
  'walkOut',
  'apartment',
  'none',
] as const;
export type BasementFeature = (typeof basementFeatures)[number];

export const heatTypes = [
  'forcedAir',
  'radiant',
  'baseboard',
  'heatPump',
  'boiler',
  'stove',
  'other',
  'none',
] as const;
export type HeatType = (typeof heatTypes)[number];

export const heatFuels = ['gas', 'electric', 'oil', 'propane', 'wood', 'geothermal', 'other'] as const;
export type HeatFuel = (typeof heatFuels)[number];

export const coolingTypes = ['central', 'wallUnit', 'windowUnit', 'heatPump', 'other', 'none'] as const;
export type CoolingType = (typeof coolingTypes)[number];

export const poolTypes = ['inground', 'aboveGround', 'indoor', 'shared', 'other', 'none'] as const;
export type PoolType = (typeof poolTypes)[number];

export const garageTypes = [
  'attached',
  'detached',
  'builtIn',
  'underground',
  'carport',
  'other',
  'none',
] as const;
export type GarageType = (typeof garageTypes)[number];

export const utilityServices = ['water', 'sewer', 'gas', 'hydro', 'cable', 'telephone'] as const;
export type UtilityService = (typeof utilityServices)[number];

export const utilityStates = ['connected', 'available', 'notAvailable'] as const;
export type UtilityState = (typeof utilityStates)[number];

export const exposures = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Exposure = (typeof exposures)[number];

export const roomKinds = [
  'living',
  'dining',
  'kitchen',
  'family',
  'primaryBedroom',
  'bedroom',
  'den',
  'office',
  'recreation',
  'bathroom',
  'laundry',
  'sunroom',
  'mudroom',
  'breakfast',
  'loft',
  'utility',
  'other',
] as const;
export type RoomKind = (typeof roomKinds)[number];

export const roomLevels = [
  'basement',
  'lower',
  'ground',
  'main',
  'second',
  'third',
  'upper',
  'flat',
] as const;
export type RoomLevel = (typeof roomLevels)[number];

export const lengthUnits = ['ft', 'm'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Where a floor area comes from: stated as a number, as a band, or measured from the rooms. */
export const areaSources = ['stated', 'assumed', 'band', 'builder', 'measured', 'other'] as const;
export type AreaSource = (typeof areaSources)[number];
