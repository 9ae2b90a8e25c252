export { ResetPasswordScreen as ResetPasswordRoute } from '../../features/auth/screens/reset-password-screen.tsx';
