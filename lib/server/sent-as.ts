import 'server-only'
import { createHmac } from 'node:crypto'
import { v4 as newUuidV4 } from 'uuid'
import { z } from 'zod'
import { deriveKey } from '@/lib/server/signed-link'

/** The name that a file sent in one request may have; forms without script send none. */
export const chosenName = { chosen: z.uuid().nullish() }

/** `about`: the id of the page, code or piece that the file is for. */
type Sending = { userId: string; about: string }

/**
 * A UUID for a file that its sender calls `chosen`, a name made before the first byte: always the same for this account
 * and subject, so that whatever is sent again is known. Under the same name another account gets another UUID, which
 * nobody can compute from the name.
 */
export function sentAs(chosen: string, { userId, about }: Sending): string {
  const mac = createHmac('sha256', deriveKey('sent files', 32)).update(`${userId} ${about} ${chosen.toLowerCase()}`)
  return newUuidV4({ random: mac.digest().subarray(0, 16) })
}
