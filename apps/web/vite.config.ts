import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { challengeScript } from './src/challenge/vite-plugin.ts';

const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), tailwindcss(), challengeScript()],
  build: { target: 'es2023', manifest: true, sourcemap: false, modulePreload: { polyfill: false } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/turnstile.html', '/hub'].map((path) => [path, { target: serverOrigin }]),
    ),
  },
});
