import { Outlet, useRouteContext } from '@tanstack/react-router';
import { RemovalNews } from './removal-news.tsx';
import { ServicesFrame } from './services-frame.tsx';

/** What sign-in and sign-up stand in. */
export function AccountFrame() {
  const { services } = useRouteContext({ from: '/account' });
  return (
    <ServicesFrame services={services}>
      <RemovalNews />
      <Outlet />
    </ServicesFrame>
  );
}
