export { BuilderScreen } from './builder/builder-screen.tsx';
export { AboutScreen } from './sections/about-screen.tsx';
export { HeroScreen } from './sections/hero-screen.tsx';
export { TemplateScreen } from './template/template-screen.tsx';
