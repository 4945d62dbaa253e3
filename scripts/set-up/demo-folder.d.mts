export function copyDemoFolder(target: string): Promise<void>
