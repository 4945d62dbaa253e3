// The shape of our secrets in an address: 43 characters of base64url (lib/server/tokens.ts).
const secret = /(?<=[/=])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/** The text or HTML of a mail with every secret in its addresses replaced by '***'. */
export function hideSecretLinks(body: string): string {
  return body.replace(secret, '***')
}
