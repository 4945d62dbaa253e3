type Places = { port: number; service: string; dataDir: string; beside?: string }
export function writeShippedNginx(folder: string, places: Places): string[]
