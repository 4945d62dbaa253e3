/** The URL of a page that takes a secret from a mail. */
export function tokenAddress(
  siteUrl: string,
  page: 'setup' | 'reset-password' | 'profile/email' | 'profile/confirm',
  token: string,
): string {
  return new URL(`/${page}/${encodeURIComponent(token)}`, siteUrl).href
}
