import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Drawn by the server: one module with everything of ours in it, the letters included. */
export default defineConfig({
  plugins: [react()],
  build: {
    ssr: 'src/render.tsx',
    target: 'node22',
    assetsInlineLimit: 1_000_000,
    cssMinify: true,
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: [/^@hearthline\//] },
});
