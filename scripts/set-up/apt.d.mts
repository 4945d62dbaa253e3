export function installWithApt(names: string[]): Promise<boolean>
