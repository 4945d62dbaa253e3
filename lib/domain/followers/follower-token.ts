import 'server-only'
import { isSigned, signatureOf } from '@/lib/server/signed-link'

/**
 * The secret in the links of a follower's mails: the row's id and its signature, as 43 characters of base64url. Every mail
 * has the same one, so it need not be stored, not even as a hash.
 */
export function followerToken(id: string): string {
  const signature = Buffer.from(signatureOf('follower', id), 'base64url')
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature]).toString('base64url')
}

/** The id of the follower's row; null when we did not make the token. */
export function followerIdOf(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return isSigned('follower', id, bytes.toString('base64url', 16)) ? id : null
}
