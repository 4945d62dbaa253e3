import 'server-only'
import { lockChosen, manyCodesMs } from '@/lib/domain/packages/chosen-codes'
import { PackageError } from '@/lib/domain/packages/errors'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { requireActiveReseller } from '@/lib/domain/packages/require-active-reseller'
import { assignCodesInput, type ChosenCodes } from '@/lib/domain/packages/schema'
import { giveCodes } from '@/lib/domain/packages/stock'
import { defineCommand, nothing } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Gives codes out of the house to a reseller: chosen ones, or all in the house that a search finds. */
export const assignCodes = defineCommand({
  name: 'packages.assign-codes',
  input: assignCodesInput,
  session: 'required',
  timeoutMs: manyCodesMs,
  load: nothing,
  authorize: canManagePackages,
  async run(context, { chosen, resellerId }) {
    const packageId = wholePackageOf(chosen)
    if (packageId) await requireReady(context.tx, packageId)
    const reseller = await requireActiveReseller(context.tx, resellerId)
    const held = await lockChosen(context.tx, chosen, 'assign')
    await giveCodes(context, held, { reseller, kind: 'assigned' })
    // So that its page says where it went, also when its codes are spread later.
    if (packageId) await context.tx.qrPackage.update({ where: { id: packageId }, data: { resellerId } })
    context.about({ type: 'reseller', id: resellerId, detail: { ...chosen, count: held.length } })
    return { count: held.length, reseller }
  },
})

/** The package, when all of it was chosen and nothing else. */
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
