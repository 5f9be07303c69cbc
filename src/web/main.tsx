import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { buildServices } from './app/services.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <StrictMode>
    <App services={buildServices()} />
  </StrictMode>,
);
