export { BuilderScreen } from './builder/builder-screen.tsx';
export { CategoriesScreen } from './categories/categories-screen.tsx';
export { DefinedScreen } from './defined/defined-screen.tsx';
export { QueryScreen } from './query/query-screen.tsx';
export { StartScreen } from './start/start-screen.tsx';
