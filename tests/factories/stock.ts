import type { UserView } from '@/lib/domain/accounts/schema'
import type { FamilyUser } from '@/lib/shared/actor'
import { createAccount } from '@/tests/factories/accounts'
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
