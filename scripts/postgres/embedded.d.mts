export function startEmbeddedPostgres(options: {
  dir: string
  durable?: boolean
}): Promise<{ ownerUrl: string; stop: () => Promise<boolean> }>
