export function findProxy(name: 'nginx' | 'caddy'): string | undefined
