import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Drawn by the server: one module with everything of ours in it but the fonts, which the server serves as files. */
export default defineConfig({
  plugins: [react()],
  build: {
    ssr: 'src/render.tsx',
    target: 'node22',
    cssMinify: true,
    copyPublicDir: false,
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: [/^@hearthline\//] },
});
