import 'server-only'
import { randomInt } from 'node:crypto'
import { v7 as newUuidV7 } from 'uuid'
import { type CodeActor, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { Transaction } from '@/lib/server/db'
import { generateTextCode } from '@/lib/shared/qr-text-code'

// Large enough to make round trips negligible, small enough to report progress.
const codesAtOnce = 1000

type Generation = CodeActor & {
  packageId: string
  count: number
  withActivation: boolean
  /** Whose stock the codes belong to; our own by default. */
  reseller?: { id: string; companyName: string } | null
  /** Called after each thousand with the number of codes so far. */
  onProgress?: (made: number) => Promise<void>
  /** Time of the events in their history; defaults to now. */
  at?: Date
  /** For tests of collisions. */
  newCode?: () => string
}

type MadeCode = { id: string; code: string; activationCode: string | null }

/**
 * Makes exactly `count` new codes for a package, each with its first events. Unique also with concurrent calls: codes
 * the table refuses are drawn again.
 */
export async function generateCodes(tx: Transaction, generation: Generation): Promise<MadeCode[]> {
  const { count, onProgress, newCode = generateTextCode } = generation
  const made: MadeCode[] = []
  while (made.length < count) {
    const drawn = new Set<string>()
    while (drawn.size < count - made.length) drawn.add(newCode())
    // Sorted, so that concurrent transactions cannot deadlock.
    const sorted = [...drawn].sort()
    for (let start = 0; start < sorted.length; start += codesAtOnce) {
      made.push(...(await insertCodes(tx, generation, sorted.slice(start, start + codesAtOnce))))
      await onProgress?.(made.length)
    }
  }
  return made
}

/** Raw SQL: ten thousand rows through Prisma take three times as long. */
async function insertCodes(tx: Transaction, generation: Generation, codes: string[]): Promise<MadeCode[]> {
  const { packageId, withActivation, reseller } = generation
  const ids = codes.map(() => newUuidV7())
  const activations = codes.map(() => (withActivation ? newActivationCode() : ''))
  const made = await tx.$queryRaw<MadeCode[]>`
    INSERT INTO "QrCode" (id, code, "activationCode", "packageId", state, "resellerId")
    SELECT drawn.id, drawn.code, nullif(drawn.activation, ''), ${packageId}::uuid,
           ${reseller ? 'assigned' : 'produced'}::"QrCodeState", ${reseller?.id ?? null}::uuid
    FROM unnest(${ids}::uuid[], ${codes}::text[], ${activations}::text[]) AS drawn (id, code, activation)
    ON CONFLICT (code) DO NOTHING
    RETURNING id, code, "activationCode"`
  const { actorId, actorName, at } = generation
  const who = { actorId, actorName, ...(at && { at }) }
  const events = (reason: string | null) => made.map(({ id }) => ({ qrCodeId: id, reason }))
  await writeCodeEvents(tx, { kind: 'produced', ...who }, events(null))
  if (reseller) await writeCodeEvents(tx, { kind: 'assigned', ...who }, events(reseller.companyName))
  return made
}

function newActivationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
