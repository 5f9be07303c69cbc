import './ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createApp } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const place = createRoot(root);
const router = createApp();

/** Draws the first screen in small steps, once it is known: until then the first picture stands. */
function draw(): void {
  startTransition(() =>
    place.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}
// The router keeps what failed and shows it.
void router.load().then(draw, draw);
