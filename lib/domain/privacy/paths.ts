/** The page that keeps or deletes a draft; `token` from a mail, which keeps it without signing in. */
export function draftPath(id: string, token?: string): string {
  return `/profile/drafts/${encodeURIComponent(id)}${token ? `?noegle=${encodeURIComponent(token)}` : ''}`
}
