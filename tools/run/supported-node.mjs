/**
 * As "engines" in package.json says: npm leaves out the native parts of vite's bundler and of the linter on any
 * other. Read by old Nodes too.
 */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}
