const wanted = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The position that a cursor encodes; null for an invalid one. */
export function readCursor(cursor: string): { createdAt: Date; id: string } | null {
  const [, time, id] = wanted.exec(decode(cursor)) ?? []
  return time && id ? { createdAt: new Date(Number(time)), id } : null
}

function decode(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
