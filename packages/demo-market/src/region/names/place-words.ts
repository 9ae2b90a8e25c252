/** Names of places, all invented. */

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

export const largestTown = 'Alder Bay';
export const areaNames = ['Garrow County', 'Alder Region', 'Northmere District'] as const;

export const shoreTowns = words(
  'Ravensmere,Port Halloran,Maple Narrows,Brackwater,Port Ansley,Cedar Narrows,Saltmarsh Harbour,Gullhaven',
);
export const inlandTowns = words(
  `Thornbridge,Stonehollow,Tamarack Hills,Wexcombe,Dunmarrow,Glen Corrie,Elmsworth,Marchbank,Lorne Ridge,
  East Garrow,Tillbrook,Calder Mills,Harrowfield,Kestrel Falls,Fairhollow,Larkfield,Blackthorn,Quillby,
  Vannick,Yarrowdale,Whitlock Falls,Hollinshead,Ferncastle,Orrin Plains,Pellerby,Rook Valley`,
);
export const frenchTowns = words('Pointe-aux-Pins,Sainte-Odile,Val-Rivard');

const trees = words(
  `Ash,Aspen,Birch,Briar,Cedar,Clover,Elm,Fern,Hazel,Heather,Hemlock,Juniper,Larch,Laurel,Linden,Maple,Oak,
  Pine,Rowan,Sorrel,Spruce,Sumac,Thistle,Willow`,
);
const creatures = words(
  'Beaver,Bittern,Crane,Falcon,Fox,Heron,Kestrel,Lark,Loon,Osprey,Otter,Plover,Raven,Robin,Swan,Teal,Wren',
);
export const families = words(
  `Abernethy,Ansley,Barlow,Bellamy,Brannoch,Calloway,Carrick,Corrigan,Dalhart,Dunmore,Ellery,Everley,Fallon,
  Fenner,Gallant,Garrow,Halloran,Hathersage,Ingram,Jessop,Keswell,Kilbride,Langtry,Lockhart,Mercer,Merriden,
  Northcote,Ogilvie,Pemberly,Pryor,Quinlan,Radcliff,Rossmore,Selwick,Stanhope,Sutter,Tolliver,Trask,Underwood,
  Vance,Wetherall,Wickham,Winslade,Yarrow`,
);

/** First words and last words by setting; a last word that starts with a small letter is joined to the first. */
export const communityParts = {
  downtown: {
    first: [...families, ...words('Harbour,Mill,Market,Station,Foundry,Custom House,Bay,Wharf')],
    last: words('Quarter,Square,District,Common,Row,Yards,Exchange'),
  },
  urban: {
    first: [...families, ...trees, ...creatures],
    last: words('Park,Heights,Village,Hill,Grove,Gardens,Green,Junction,Place'),
  },
  suburban: {
    first: [
      ...trees,
      ...creatures,
      ...families,
      ...words('Amber,Copper,Granite,Orchard,Silver,Stone,Sunset'),
    ],
    last: words('Meadows,Woods,Ridge,Glen,Estates,Hills,Gate,Creek,Fields,Landing,Trails,Crossing'),
  },
  village: {
    first: families,
    last: words('ville,bridge,Mills,Corners,Station,Falls,Forge,Settlement'),
  },
  rural: {
    first: [...families, ...trees, ...creatures],
    last: words('Valley,Plains,Flats,Ridge,Corners,Hollow,Line,Forks,Uplands,Woods'),
  },
  shore: {
    first: [...families, ...creatures, ...trees, ...words('Pebble,Drift,Sand,Gull,Lantern,Breeze')],
    last: words('Beach,Point,Cove,Shores,Bluffs,Sands,Harbour,Strand'),
  },
} as const;

export const frenchCommunities = words(
  `Anse-aux-Hérons,Baie-des-Loutres,Côte-des-Bouleaux,Val-des-Ormes,Pointe-au-Canot,Mont-Érable,Ruisseau-Vert,
  Portage-du-Renard,Belle-Anse,Cap-Tourmaline,Petite-Anse,Bois-Joli,Trois-Ponts,Le Marais,Chute-Blanche,
  Saint-Fulbert,Sainte-Odette,Saint-Léandre,Notre-Dame-des-Bouleaux,Saint-Aubin-du-Lac,Les Écluses,Vieux-Quai,
  La Tourelle,Moulin-Rivard,Grand-Portage,Pointe-Bleue,Sainte-Aurèle,Clairière,Rivière-Brochet,Plaine-Dorée,
  Saint-Ozias,Sainte-Mélisande,Côte-Rivard,Bois-des-Cèdres,Les Prairies,La Grève,Saint-Edmour,Val-Cendré,
  Haut-du-Moulin,Terre-Neuve-du-Lac,Saint-Théophane,Les Tilleuls,Basse-Rive,Haute-Rive,Croix-Blanche`,
);
