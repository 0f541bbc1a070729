export function isSupported(version: string): boolean;
