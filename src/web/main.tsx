import './ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createApp } from './app/app.tsx';

/** Lets the browser answer before the next step of the start: together they would take too long at a stretch. */
const pause = () => new Promise((done) => setTimeout(done));

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element #root');
const root = createRoot(place);
await pause();
const router = createApp();
await pause();
// The router keeps what failed and shows it. Until the first screen is known the first picture stands.
await router.load().catch(() => {});
// Drawn in small steps.
startTransition(() =>
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  ),
);
