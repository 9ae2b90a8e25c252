import { createRandom } from '../../random.ts';
import { families } from './place-words.ts';

const words =
  'Meridian,Aurora,Beacon,Cascade,Compass,Crescent,Echo,Ember,Equinox,Exchange,Foundry,Granary,Halcyon,Harbour,Horizon,Indigo,Keystone,Lantern,Luma,Mariner,Mercantile,Mosaic,Nova,Opal,Orchard,Palisade,Parkside,Pinnacle,Prism,Quarry,Regatta,Rotunda,Sable,Signal,Solstice,Spire,Summit,Tannery,Terrace,Vantage,Verve,Vista,Waterline,Weaver,Willow,Zenith'.split(
    ',',
  );
const tallKinds = ['Tower', 'Residences', 'Condominiums', 'Place', 'Plaza'];
const lowKinds = ['Lofts', 'Terrace', 'Court', 'Residences', 'House', 'Mews'];

/** Names no two towers alike. */
export function createTowerNamer(seed: number): (storeys: number, builtIn: number) => string {
  const random = createRandom(seed, 'tower names');
  const taken = new Set<string>();
  return (storeys, builtIn) => {
    for (;;) {
      const kind = random.pick(storeys > 14 ? tallKinds : lowKinds);
      const isPlain = builtIn > 1995 && random.chance(0.3);
      const name = isPlain
        ? `The ${random.pick(words)}`
        : `${random.pick(random.chance(0.55) ? words : families)} ${kind}`;
      const numbered = taken.has(name) && random.chance(0.3) ? `${name} ${random.integer(2, 3)}` : name;
      if (taken.has(numbered)) continue;
      taken.add(numbered);
      return numbered;
    }
  };
}
