export function readRouteNames(appDir: string): (address: string, status: number) => string
