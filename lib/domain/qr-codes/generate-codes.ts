import 'server-only'
import { randomInt } from 'node:crypto'
import { v7 as newUuidV7 } from 'uuid'
import { type CodeActor, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { Transaction } from '@/lib/server/db'
import { generateTextCode } from '@/lib/shared/qr-text-code'

// Large enough that the round trips do not count, small enough to tell how far it is.
const codesAtOnce = 1000

type Generation = CodeActor & {
  packageId: string
  count: number
  withActivation: boolean
  /** Whose stock they are born into; the house's own without it. */
  reseller?: { id: string; companyName: string } | null
  /** Told after each thousand how many are written so far. */
  onProgress?: (made: number) => Promise<void>
  /** When it happened, as their history tells; now without it. */
  at?: Date
  /** Another source of codes, for tests of collisions. */
  newCode?: () => string
}

type MadeCode = { id: string; code: string; activationCode: string | null }

/**
 * Makes exactly `count` new codes for a package, each with the first lines of its history. Unique also when others
 * generate at the same moment: the table decides, and what was taken is drawn again.
 * Returns them as they lie in the table.
 */
export async function generateCodes(tx: Transaction, generation: Generation): Promise<MadeCode[]> {
  const { count, onProgress, newCode = generateTextCode } = generation
  const made: MadeCode[] = []
  while (made.length < count) {
    const drawn = new Set<string>()
    while (drawn.size < count - made.length) drawn.add(newCode())
    // In one order for all, so that two transactions never wait for each other.
    const sorted = [...drawn].sort()
    for (let start = 0; start < sorted.length; start += codesAtOnce) {
      made.push(...(await insertCodes(tx, generation, sorted.slice(start, start + codesAtOnce))))
      await onProgress?.(made.length)
    }
  }
  return made
}

/** By SQL of our own: ten thousand rows through the client's own way of writing take three times as long. */
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
  const told = (reason: string | null) => made.map(({ id }) => ({ qrCodeId: id, reason }))
  await writeCodeEvents(tx, { kind: 'produced', ...who }, told(null))
  if (reseller) await writeCodeEvents(tx, { kind: 'assigned', ...who }, told(reseller.companyName))
  return made
}

function newActivationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
