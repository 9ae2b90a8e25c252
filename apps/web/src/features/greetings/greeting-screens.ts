export { CategoriesScreen } from './categories/categories-screen.tsx';
export { EventsScreen } from './events/events-screen.tsx';
export { PostalScreen } from './postal/postal-screen.tsx';
export { RecentDetailScreen } from './recent/recent-detail-screen.tsx';
export { RecentScreen } from './recent/recent-screen.tsx';
export { TemplateScreen } from './template/template-screen.tsx';
