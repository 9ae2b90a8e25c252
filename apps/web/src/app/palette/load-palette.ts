export const loadPalette = () => import('./command-palette.tsx');
