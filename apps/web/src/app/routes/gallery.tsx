export { GalleryScreen as GalleryRoute } from '../../features/gallery/screens/gallery-screen.tsx';
