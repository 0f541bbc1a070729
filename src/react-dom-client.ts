// A module of its own becomes a chunk of its own, so that boot.ts can run React DOM in a separate task.
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
