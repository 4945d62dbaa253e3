import type { UserView } from '@/lib/domain/accounts/schema'
import type { PieceState } from '@/lib/domain/production/schema'
import { db } from '@/lib/server/db'
import type { FamilyUser } from '@/lib/shared/actor'
import { createAccount } from '@/tests/factories/accounts'
import { batchOptions } from '@/tests/factories/production'
import { createPackage } from '@/tests/factories/qr-codes'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

type StockOptions = { count?: number; withActivation?: boolean }

/** A stonemason with new codes in stock. */
export async function createStock({ count = 1, withActivation = false }: StockOptions = {}): Promise<{
  user: UserView
  actor: FamilyUser
  reseller: { id: string; companyName: string }
  packageId: string
  codes: Array<{ id: string; code: string; activationCode: string | null }>
}> {
  const user = await createAccount({ fullName: 'Lars Sten' })
  const reseller = await createReseller(user)
  const { id: packageId, codes } = await createPackage({ count, withActivation, reseller })
  return { user, actor: resellerFor(user, reseller), reseller, packageId, codes }
}

/** The accepted order of plates that a package was made for. */
export async function orderPlates(reseller: { id: string }, packageId: string): Promise<void> {
  const order = { resellerId: reseller.id, packageId, status: 'accepted' as const, count: 1, orderedByName: 'Lars' }
  await db.resellerOrder.create({ data: order })
}

type InWorkshop = { state: PieceState; receivedAt?: Date }

/** A code's plate, in a box for the reseller alone. */
export async function putInWorkshop(
  reseller: { id: string },
  qrCodeId: string | undefined,
  { state, receivedAt }: InWorkshop,
): Promise<void> {
  await db.productionBatch.create({
    data: {
      name: 'Granit',
      options: batchOptions,
      dueOn: new Date('2099-01-01'),
      createdByName: 'Ida',
      resellerId: reseller.id,
      receivedAt: receivedAt ?? null,
      shippedAt: state === 'shipped' ? new Date() : null,
      pieces: { create: { qrCodeId: qrCodeId ?? '', number: 1, state } },
    },
  })
}
