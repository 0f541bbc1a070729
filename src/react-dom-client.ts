// React DOM is the heaviest thing here. In a chunk of its own it is run in a task of its own.
export { createRoot, hydrateRoot } from 'react-dom/client';
