import type { BrowserConfig } from '@hearthline/contract/browser-config';

/** Node's fetch knows no page, so the addresses of the tests are whole. */
export const testConfig: BrowserConfig = {
  brand: 'Hearthline',
  apiBase: 'http://localhost:3000/api',
  imageApiBase: 'http://localhost:3000/api',
  pagesOrigin: '',
  cdnBase: '',
  hubUrl: 'http://localhost:3000/hub',
  mapsToken: null,
  mapStyleUrl: null,
  hasWeather: false,
  challenge: { scriptUrl: 'http://localhost:3000/challenge/api.js', siteKey: 'test-site-key' },
  termsUrl: 'https://example.test/terms',
  privacyUrl: 'https://example.test/privacy',
  demo: null,
};
