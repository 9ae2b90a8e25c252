/** Degrees Celsius and WMO codes. */
export interface Forecast {
  temperature: number;
  code: number;
  isDay: boolean;
  /** From today on, at least today. */
  days: ForecastDay[];
  readAt: Date;
}

export interface ForecastDay {
  date: string;
  high: number;
  low: number;
  code: number;
  rainPercent: number | null;
}

export interface WeatherProvider {
  /** Whether its forecasts are made up. */
  isSample: boolean;
  /** Fails when nobody can tell at the moment. */
  fetchForecast(latitude: number, longitude: number): Promise<Forecast>;
}
