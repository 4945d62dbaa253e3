import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/server/env'

/**
 * Stored instead of a network address: a keyed hash, 64 hex characters. Without the secret it cannot be reversed by
 * trying all addresses.
 */
export function hashAddress(address: string): string {
  return createHmac('sha256', env.NEXTAUTH_SECRET).update(`address ${address}`).digest('hex')
}
