export { RegisterScreen as RegisterRoute } from '../../features/auth/screens/register-screen.tsx';
