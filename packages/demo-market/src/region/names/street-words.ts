/** What streets are called. */

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

/** Joined to one word with an ending, as in Briarwood. */
export const stems = words(
  `Alder,Amber,Apple,Ash,Aspen,Autumn,Bay,Beech,Berry,Birch,Black,Blue,Briar,Brook,Cedar,Clear,Clover,
  Copper,Crest,Dale,Deer,Dove,Eagle,Elder,Elm,Fair,Fawn,Fern,Field,Fox,Glen,Golden,Green,Hazel,Heath,High,
  Holly,Iron,Lark,Laurel,Leaf,Long,Maple,Meadow,Mill,Moss,North,Oak,Orchard,Pine,Rose,Rush,Sand,Shade,Silver,
  Spring,Spruce,Stone,Sun,Swan,Thorn,Timber,Vale,West,White,Wild,Willow,Winter,Wood`,
);
export const endings = words(
  `bank,berry,bourne,bridge,brook,bury,cliff,combe,court,crest,croft,dale,dene,fern,field,ford,gate,glen,grove,
  haven,hill,hollow,hurst,land,leaf,ledge,leigh,mere,mead,moor,mount,ridge,shire,side,stone,thorn,vale,view,
  water,way,wick,wind,wood,worth`,
);

/** Put before a noun, as in Silver Birch. */
export const describers = words(
  `Amber,Autumn,Blue,Bonny,Brass,Bright,Broken,Bronze,Calm,Cedar,Clear,Coral,Crimson,Crystal,Deep,Distant,Dusty,
  Early,Falling,Flint,Frosty,Gentle,Golden,Grand,Harvest,Hidden,High,Indigo,Ivory,Jade,Lazy,Little,Lone,Long,
  Misty,Mossy,Old,Painted,Pale,Pearl,Quiet,Royal,Ruby,Rustic,Secret,Silent,Silver,Sleepy,Still,Stony,Sunny,
  Sweet,Tall,Timber,Twin,Velvet,Wandering,Whispering,Wild,Winding,Windy,Winter`,
);
export const nouns = words(
  `Acorn,Arbour,Barn,Beacon,Birch,Bloom,Blossom,Bluff,Branch,Breeze,Bridle,Brook,Buck,Canoe,Canyon,Cardinal,Cedar,
  Clover,Cove,Creek,Elm,Ember,Falcon,Fern,Finch,Fox,Garden,Harbour,Harrow,Hawk,Heron,Hickory,Hollow,Iris,Ivy,Jay,
  Lake,Lantern,Larch,Loon,Maple,Marsh,Mill,Moon,Oak,Orchard,Otter,Owl,Paddle,Path,Pebble,Pine,Plum,Pond,Poppy,
  Prairie,Quarry,Rain,Reed,River,Robin,Rowan,Sky,Sparrow,Spring,Spruce,Star,Stream,Thicket,Thistle,Trail,
  Tulip,Valley,Violet,Wagon,Willow,Wren`,
);

export const people = words(
  `Abbott,Adelaide,Agnes,Albion,Aldous,Amelia,Anders,Arden,Ashby,Atwell,Barclay,Baxter,Beatrice,Bedford,Bennett,
  Bertram,Blythe,Bramwell,Brenton,Bryce,Calder,Camden,Carlisle,Caroline,Carver,Cecil,Charlotte,Clement,Clifton,
  Colborne,Conrad,Cordelia,Dalton,Darnley,Delaney,Dorothy,Drummond,Edgar,Edith,Eleanor,Elgin,Elliot,Emerson,Emily,
  Ernest,Esther,Eugene,Fairfax,Felix,Fenton,Finlay,Florence,Foster,Franklin,Frederick,Garnet,Geneva,Gilbert,
  Gladstone,Gordon,Grace,Graham,Grantham,Gwendolyn,Hadley,Harcourt,Harriet,Harvey,Helena,Henrietta,Herbert,Hester,
  Hubert,Ida,Irving,Isabella,Jasper,Jerome,Josephine,Julian,Kendall,Kenrick,Lambert,Lavinia,Leland,Leopold,Lillian,
  Livingston,Lorne,Louisa,Lucas,Lydia,Mabel,Malcolm,Margaret,Marlow,Martha,Matilda,Maxwell,Melrose,Merton,Mildred,
  Milburn,Montague,Muriel,Neville,Norton,Olive,Oscar,Oswald,Palmer,Parkhurst,Patrick,Pauline,Percival,Phoebe,Preston,
  Ralston,Raymond,Regina,Reynolds,Roland,Rosalind,Roxborough,Rupert,Sabina,Sanford,Selby,Seymour,Sherbourne,Sidney,
  Silas,Spencer,Stafford,Sterling,Stewart,Sybil,Sylvester,Talbot,Theodore,Thurston,Tristan,Truman,Ursula,Valentine,
  Vernon,Violetta,Walmer,Walter,Warren,Waverley,Webster,Wendell,Wesley,Whitney,Wilfred,Willard,Winifred,Winston,
  Woodrow,Wyndham,Yates,Yvonne,Zachary`,
);

/** The long roads through a town. */
export const mainNames = words(
  `King,Queen,Main,Front,Church,Mill,Station,Wellington,Victoria,Albert,Prince,Regent,Union,Centre,Market,Bridge,
  River,Lakeshore,Harbour,Dominion,Imperial,Confederation,Parliament,College,Academy,Exhibition,Airport,Grenville,
  Halloran,Garrow,Ansley,Brannoch,Carrick,Dunmarrow,Fairbank,Glenmore,Hathersage,Islington,Jessop,Kilbride,Lansdowne,
  Merriden,Northcote,Ogilvie,Pemberly,Quinlan,Ravenscourt,Selwick,Thornbridge,Underhill,Vanier,Wexcombe,Yarrow,
  Allenby,Bathgate,Coronation,Drayton,Eastgate,Foundry,Guelderland,Highgate,Ironstone,Junction,Kingsway,Longbridge,
  Maitland,Nordale,Orchardview,Portage,Quarry,Rosedene,Stanhope,Trafalgar,Upland,Valleyfield,Westgate,Winslade,
  Ridgeway,Plainsview,Tannery,Turnpike,Causeway,Old Post,Military,Settlers,Pioneer,Governor,Commerce,Enterprise,
  Industry,Founders,Heritage,Prospect,Summit,Beacon,Meridian,Northmere,Southgate,Townline,Baseline,Britannia`,
);

export const shoreNames = words(
  `Lakeshore,Shoreline,Beach,Waterfront,Sandpiper,Driftwood,Lighthouse,Boathouse,Breakwater,Seagull,Anchor,Mariner,
  Pebble Beach,Sunset Shore,Bluffs,Lakeside,Bayside,Cottage,Regatta,Windward,Leeward,Compass,Schooner,Wharf,Channel,
  Pier,Cove,Harbourview,Lakeview,Baypoint,Sandbar,Whitecap,Spinnaker,Gull Point,Heron Bay,Northern Shore,Long Beach,
  Tern,Kingfisher,Captain,Landing,Ferry,Cedar Shore,Birch Shore,Rocky Shore,Stone Beach,Loon Shore,Old Shore,
  Morning Shore,Evening Shore,Pine Shore,Osprey Point,Lookout,Headland,Narrows,Spit,Dune,Marina,Moorings,Paddlers`,
);

export const frenchComplements = words(
  `des Érables,du Lac,de la Rivière,du Moulin,des Hérons,des Bouleaux,des Cèdres,des Ormes,des Pins,du Verger,
  de l'Église,du Quai,des Pommiers,du Ruisseau,de la Grève,des Saules,des Lilas,du Renard,des Loutres,du Castor,
  de la Forge,des Pionniers,du Portage,des Voyageurs,de la Falaise,du Phare,des Goélands,de la Baie,des Mésanges,
  des Merles,du Colibri,des Roitelets,des Bruyères,des Fougères,du Marais,des Quenouilles,de la Colline,
  de la Prairie,des Moissons,du Blé-d'Or,des Semeurs,de la Grange,du Vieux-Pont,de la Traverse,des Écluses,
  du Canal,des Bateliers,de l'Anse,de la Pointe,du Cap,des Tilleuls,des Noyers,du Hêtre,des Trembles,
  des Mélèzes,de l'Épinette,du Sapin,des Aubépines,des Églantiers,des Marguerites,des Violettes,du Muguet,
  des Primevères,de l'Aube,du Crépuscule,de la Rosée,des Étoiles,du Couchant,du Levant,de l'Harmonie,
  de la Montagne,des Coteaux,du Belvédère,du Domaine,de la Seigneurie,du Manoir,des Artisans,du Tisserand,
  du Forgeron,des Meuniers,du Boulanger,de l'École,du Collège,de la Gare,du Marché,des Chênes,du Faucon`,
);
export const frenchFamilies = words(
  `Rivard,Beaulne,Charlebois,Desrosiers,Fauteux,Gervais,Hamelin,Jolicœur,Lafrenière,Lamoureux,Lachapelle,Marcotte,
  Nadeau,Ouimet,Paquin,Prudhomme,Quesnel,Robitaille,Sauvageau,Tessier,Valiquette,Béland,Cardinal,Dufresne,Ethier,
  Grandmaison,Houle,Labrèche,Mailloux,Normandeau,Papineau,Ranger,Savard,Thibert,Villeneuve,Yelle,Archambault,
  Brisebois,Courchesne,Dagenais,Forget,Giroux,Lajoie,Meloche,Pagé,Rochon,Séguin,Trottier,Vachon,Clermont`,
);
