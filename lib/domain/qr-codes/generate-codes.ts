import 'server-only'
import { randomInt } from 'node:crypto'
import type { CodeActor } from '@/lib/domain/qr-codes/code-row'
import type { Transaction } from '@/lib/server/db'
import { generateTextCode } from '@/lib/shared/qr-text-code'

type Generation = CodeActor & {
  packageId: string
  count: number
  withActivation: boolean
  /** Another source of codes, for tests of collisions. */
  newCode?: () => string
}

/**
 * Makes exactly `count` new codes for a package, each with the first line of its history. Unique also when others
 * generate at the same moment: the table decides, and what was taken is drawn again.
 * Returns them as they lie in the table.
 */
export async function generateCodes(
  tx: Transaction,
  { packageId, count, withActivation, actorId, actorName, newCode = generateTextCode }: Generation,
): Promise<Array<{ id: string; code: string; activationCode: string | null }>> {
  const made: Array<{ id: string; code: string; activationCode: string | null }> = []
  while (made.length < count) {
    const drawn = new Set<string>()
    while (drawn.size < count - made.length) drawn.add(newCode())
    // In one order for all, so that two transactions never wait for each other.
    const data = [...drawn].sort().map((code) => ({
      code,
      packageId,
      activationCode: withActivation ? newActivationCode() : null,
    }))
    const select = { id: true, code: true, activationCode: true }
    made.push(...(await tx.qrCode.createManyAndReturn({ data, skipDuplicates: true, select })))
  }
  await tx.qrEvent.createMany({
    data: made.map(({ id }) => ({ qrCodeId: id, kind: 'produced' as const, actorId, actorName })),
  })
  return made
}

function newActivationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
