import { useRouteContext } from '@tanstack/react-router';
import { ServicesFrame } from './services-frame.tsx';

/** What sign-in and sign-up stand in. */
export function AccountFrame() {
  const { services } = useRouteContext({ from: '/account' });
  return <ServicesFrame services={services} />;
}
