export { ConfirmEmailScreen as ConfirmEmailRoute } from '../../features/auth/screens/confirm-email-screen.tsx';
