export function runFolder(owner?: string): string
