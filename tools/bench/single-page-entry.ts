import { start } from '../../src/entry.client.tsx';

await start();
