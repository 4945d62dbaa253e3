import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'

type PackageOptions = {
  name?: string
  count?: number
  withActivation?: boolean
  /** Made for the stock of this reseller. */
  reseller?: { id: string; companyName?: string } | null
}
type MadeCode = { id: string; code: string; activationCode: string | null; packageId: string }

/** A package with newly produced codes; without activation codes by default. */
export async function createPackage({
  name = 'Granit, lys',
  count = 1,
  withActivation = false,
  reseller,
}: PackageOptions = {}): Promise<{ id: string; codes: MadeCode[] }> {
  return db.$transaction(async (tx) => {
    const { id } = await tx.qrPackage.create({
      data: { name, count, requiresActivation: withActivation, made: count, resellerId: reseller?.id ?? null },
      select: { id: true },
    })
    const codes = await generateCodes(tx, {
      packageId: id,
      count,
      withActivation,
      ...(reseller ? { reseller: { id: reseller.id, companyName: reseller.companyName ?? 'Stenhuggeren' } } : {}),
      actorId: null,
      actorName: null,
    })
    return { id, codes: codes.map((code) => ({ ...code, packageId: id })) }
  })
}

type CodeOptions = {
  withActivation?: boolean
  /** Claimed by this account. */
  owner?: { id: string; fullName: string }
  /** Pages on the stone, left to right. */
  memorials?: Array<{ id: string }>
  /** In the stock of this reseller, or sold by it. */
  reseller?: { id: string; companyName?: string }
  /** Set directly, without an owner or pages: assigned, handed_over, released, blocked, retired. */
  state?: QrCodeState
}

/** One code in the given state: free unless an owner, pages or a state is given. */
export async function createCode({
  withActivation = false,
  owner,
  memorials = [],
  state,
  reseller,
}: CodeOptions = {}): Promise<MadeCode> {
  const { codes } = await createPackage({ withActivation, ...(reseller ? { reseller } : {}) })
  const [code] = codes
  if (!code) throw new Error('The package came without its code')
  const actor = { actorId: owner?.id ?? null, actorName: owner?.fullName ?? null }
  await db.$transaction(async (tx) => {
    if (owner) {
      await claimCode(
        { tx, enqueue: async () => {}, address: 'local' },
        {
          code: code.code,
          userId: owner.id,
          userName: owner.fullName,
          ...(code.activationCode ? { activationCode: code.activationCode } : {}),
        },
      )
    }
    for (const { id } of memorials) {
      await linkCode({ tx }, { qrCodeId: code.id, memorialId: id, ...actor })
    }
    if (state) await tx.qrCode.update({ where: { id: code.id }, data: { state } })
  })
  return code
}
