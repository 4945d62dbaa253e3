import 'server-only'
import { lockChosen, manyCodesMs } from '@/lib/domain/packages/chosen-codes'
import { PackageError } from '@/lib/domain/packages/errors'
import { forManagers } from '@/lib/domain/packages/policy'
import { assignCodesInput, type ChosenCodes } from '@/lib/domain/packages/schema'
import { giveCodes, requireActiveReseller } from '@/lib/domain/packages/stock'
import { defineCommand, nothing } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Assigns codes from our stock to a reseller: chosen ones, or all in stock that a search finds. Throws
 * CODES_NOT_CHANGED, PACKAGE_NOT_READY, NOT_FOUND, and INVALID_INPUT for a reseller who is not active.
 */
export const assignCodes = defineCommand({
  name: 'packages.assign-codes',
  input: assignCodesInput,
  ...forManagers,
  timeoutMs: manyCodesMs,
  load: nothing,
  async run(context, { chosen, resellerId }) {
    const packageId = wholePackageOf(chosen)
    if (packageId) await requireReady(context.tx, packageId)
    const reseller = await requireActiveReseller(context.tx, resellerId)
    const held = await lockChosen(context.tx, chosen, 'assign')
    await giveCodes(context, held, { reseller, kind: 'assigned' })
    // The package's page shows its first reseller, even if its codes are spread later.
    if (packageId) await context.tx.qrPackage.update({ where: { id: packageId }, data: { resellerId } })
    context.about({ type: 'reseller', id: resellerId, detail: { ...chosen, count: held.length } })
    return { count: held.length, reseller }
  },
})

/** The package, if exactly all of one was chosen. */
function wholePackageOf(chosen: ChosenCodes): string | undefined {
  if ('codes' in chosen) return undefined
  const { search, state, reseller, package: packageId } = chosen.all.search
  return search || state || reseller ? undefined : packageId
}

async function requireReady(tx: Transaction, id: string): Promise<void> {
  const row = await tx.qrPackage.findUnique({ where: { id }, select: { state: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.state !== 'ready') throw new PackageError('PACKAGE_NOT_READY')
}
