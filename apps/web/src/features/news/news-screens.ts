export { ViewScreen } from './editor/view-screen.tsx';
export { NewsScreen } from './list/news-screen.tsx';
