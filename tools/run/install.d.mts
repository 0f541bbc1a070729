export function ensureInstalled(folder?: string): void;
export function missingPackage(folder: string): string | undefined;
