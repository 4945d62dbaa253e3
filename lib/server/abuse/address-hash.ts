import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/server/env'

/**
 * Stands for a network address in a table, 64 characters of hex: the same address gives the same, and who has the table
 * without the secret cannot try all addresses until one fits.
 */
export function hashAddress(address: string): string {
  return createHmac('sha256', env.NEXTAUTH_SECRET).update(`address ${address}`).digest('hex')
}
