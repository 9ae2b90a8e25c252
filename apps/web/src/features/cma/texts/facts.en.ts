/** How the facts of a home are named and written. */
export const factsEn = {
  /** Inside a sentence: “Square feet and bathrooms are not stated”. */
  inText: {
    area: 'square feet',
    lotArea: 'lot area',
    bedrooms: 'bedrooms',
    bedroomsPlus: 'bedrooms below grade',
    bathrooms: 'bathrooms',
    garageSpaces: 'garage spaces',
    parkingTotal: 'parking spaces',
    yearBuilt: 'year built',
    storeys: 'storeys',
    level: 'level',
    basementFinish: 'basement',
    condition: 'condition',
    areaBelow: 'finished area below grade',
    rooms: 'rooms',
    feeMonthly: 'maintenance fee',
    place: 'place on the map',
  },
  yes: 'Yes',
  no: 'No',
  storeys_one: '{{number}}-storey',
  storeys_other: '{{number}}-storey',
} as const;
