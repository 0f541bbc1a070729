import { createLocalServer } from './local-server.ts';

const port = Number(process.env['PORT'] ?? 4173);
const counterDatabase = process.env['COUNTER_DATABASE'] ?? '.cache/visits.sqlite';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function openServer() {
  try {
    return createLocalServer({ distDir: 'dist', counterDatabase });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${process.env['PORT']}"; expected a number from 0 to 65535`);
}

const server = openServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start`);
  }
  fail(`The server could not start: ${error.message}`);
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
