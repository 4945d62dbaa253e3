export function startEmbeddedPostgres(options: {
  dir: string
  durable?: boolean
}): Promise<{ url: string; ownerUrl: string; stop: () => Promise<boolean> }>
