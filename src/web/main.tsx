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
// In a task of its own: building the router took long enough. The router keeps what failed and shows it.
setTimeout(() => void router.load().then(draw, draw));
