import 'server-only'
import { tooSmallText } from '@/lib/domain/artwork/code-size'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { makePackageCodesJob } from '@/lib/domain/packages/jobs'
import { requireActiveReseller } from '@/lib/domain/packages/require-active-reseller'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

/** So few are drawn before one has looked up; more are left to a job, so that nobody's call takes seconds. */
export const mostDrawnAtOnce = 200

type NewPackage = {
  name: string
  count: number
  requiresActivation: boolean
  /** Whose stock the codes are born into; null for the house's own. */
  resellerId: string | null
  material: StoneMaterial | null
  /** Side of the symbol without its quiet zone, in mm. */
  symbolMm: number | null
}

/**
 * Makes a package within the caller's transaction. Up to two hundred codes are in it at once; more are drawn by a job as
 * soon as the transaction commits, and until then the package is `making`.
 * Returns its id and its consecutive number. Throws INVALID_INPUT at `resellerId` unless that reseller is active, and at
 * `symbolMm` when modules of that size do not hold.
 */
export async function preparePackage(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  wanted: NewPackage,
): Promise<{ id: string; number: number }> {
  const { count, requiresActivation, resellerId, symbolMm } = wanted
  const tooSmall = symbolMm === null ? null : tooSmallText(symbolMm)
  if (tooSmall) throw new DomainError('INVALID_INPUT', {}, { symbolMm: tooSmall })
  const reseller = resellerId ? await requireActiveReseller(context.tx, resellerId) : null
  const isSmall = count <= mostDrawnAtOnce
  const made = await context.tx.qrPackage.create({
    data: {
      ...wanted,
      createdById: userIdOf(context.actor),
      ...(isSmall ? { state: 'ready', made: count } : { state: 'making', made: 0 }),
    },
    select: { id: true, number: true },
  })
  if (isSmall) {
    const codes = { packageId: made.id, count, withActivation: requiresActivation, reseller }
    await generateCodes(context.tx, { ...codes, ...codeActor(context.actor) })
  } else {
    await context.enqueue(makePackageCodesJob, { packageId: made.id })
  }
  return made
}
