import type { LucideIcon } from 'lucide-react';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  Moon,
  Sun,
} from 'lucide-react';

export type WeatherWord =
  | 'clear'
  | 'partlyCloudy'
  | 'cloudy'
  | 'fog'
  | 'drizzle'
  | 'rain'
  | 'freezingRain'
  | 'snow'
  | 'showers'
  | 'snowShowers'
  | 'storm';

const words: readonly { upTo: number; word: WeatherWord; Icon: LucideIcon; NightIcon?: LucideIcon }[] = [
  { upTo: 1, word: 'clear', Icon: Sun, NightIcon: Moon },
  { upTo: 2, word: 'partlyCloudy', Icon: CloudSun, NightIcon: CloudMoon },
  { upTo: 3, word: 'cloudy', Icon: Cloud },
  { upTo: 48, word: 'fog', Icon: CloudFog },
  { upTo: 55, word: 'drizzle', Icon: CloudDrizzle },
  { upTo: 57, word: 'freezingRain', Icon: CloudRain },
  { upTo: 65, word: 'rain', Icon: CloudRain },
  { upTo: 67, word: 'freezingRain', Icon: CloudRain },
  { upTo: 77, word: 'snow', Icon: CloudSnow },
  { upTo: 82, word: 'showers', Icon: CloudRain },
  { upTo: 86, word: 'snowShowers', Icon: CloudSnow },
];

/** The word and the drawing of a WMO code; whatever lies above the known ones is a thunderstorm. */
export function weatherLook(code: number, isDay: boolean): { word: WeatherWord; Icon: LucideIcon } {
  const found = words.find(({ upTo }) => code <= upTo);
  if (!found) return { word: 'storm', Icon: CloudLightning };
  return { word: found.word, Icon: isDay ? found.Icon : (found.NightIcon ?? found.Icon) };
}
