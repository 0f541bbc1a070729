import { createLocalServer } from './local-server.ts';

/** Serves dist/ until the process is told to end. */
export function serve(port: number): void {
  const counterDatabase = process.env['COUNTER_DATABASE'] ?? '.cache/visits.sqlite';
  const server = createLocalServer({ distDir: 'dist', counterDatabase });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    console.log(`Site: http://localhost:${listening}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

// Where another program has built dist/: the browser tests.
if (import.meta.main) serve(Number(process.env['PORT'] ?? 4173));
