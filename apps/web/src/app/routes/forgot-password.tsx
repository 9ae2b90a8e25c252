export { ForgotPasswordScreen as ForgotPasswordRoute } from '../../features/auth/screens/forgot-password-screen.tsx';
