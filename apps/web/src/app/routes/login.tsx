export { LoginScreen as LoginRoute } from '../../features/auth/screens/login-screen.tsx';
