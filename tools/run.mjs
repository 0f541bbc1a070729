// Runs the npm scripts. In the syntax of old Nodes, which must be able to read this far.
import { isSupported } from './run/supported-node.mjs';

if (isSupported(process.versions.node)) {
  void import('./run/run-script.mjs');
} else {
  console.error(
    'Node ' +
      process.versions.node +
      ' cannot run this project. Install Node 24 from https://nodejs.org; 20.19, 22.12 and newer will do too.',
  );
  process.exitCode = 1;
}
