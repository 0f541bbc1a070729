export function holdBuild(folder?: string): () => void;
