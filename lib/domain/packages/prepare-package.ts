import 'server-only'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { tooSmallText } from '@/lib/domain/artwork/symbol'
import { makePackageCodesJob } from '@/lib/domain/packages/jobs'
import { requireActiveReseller } from '@/lib/domain/packages/stock'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

/** Up to so many codes are generated in the request; more are left to a job, because they take seconds. */
export const mostDrawnAtOnce = 200

type NewPackage = {
  name: string
  count: number
  requiresActivation: boolean
  /** Whose stock the codes start in; null for our own. */
  resellerId: string | null
  material: StoneMaterial | null
  /** Side of the symbol without its quiet zone, in mm. */
  symbolMm: number | null
}

/**
 * Makes a package within the caller's transaction. Up to two hundred codes are generated at once; more by a job after
 * the commit, and until then the package is `making`. Returns its id and consecutive number. Throws INVALID_INPUT at
 * `resellerId` unless that reseller is active, and at `symbolMm` when modules of that size would be too fragile.
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
