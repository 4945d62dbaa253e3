import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { newCvr } from '@/tests/factories/resellers'

let count = 0

/** A unique company's application. */
export function someCompany() {
  const number = ++count
  return {
    companyName: `Rold Stenhuggeri ${process.pid}-${number}`,
    cvr: newCvr(),
    contactName: 'Åse Rold',
    email: `rold${process.pid}-${number}@eksempel.dk`,
    phone: '98123456',
    address: 'Skovvej 8',
    postcode: '9510',
    city: 'Arden',
    website: null,
  }
}

type ApplicationOptions = { userId?: string; status?: 'waiting' | 'rejected'; reason?: string; cvr?: string }

export async function createApplication(options: ApplicationOptions = {}) {
  const company = {
    ...someCompany(),
    message: 'Vi graverer selv.',
    ...agreementInForce,
    ...options,
  }
  const decidedAt = options.status === 'rejected' ? new Date() : null
  const { id } = await db.resellerApplication.create({ data: { ...company, decidedAt }, select: { id: true } })
  return { ...company, id }
}

/** A new account that also acts for the reseller. */
export async function addColleague(reseller: { id: string }, role: 'owner' | 'colleague' = 'colleague') {
  const user = await createAccount({ fullName: 'Bo Lyng' })
  await db.resellerMember.create({ data: { userId: user.id, resellerId: reseller.id, role } })
  return user
}

export function createOrder(reseller: { id: string }, { count: wanted = 5 } = {}) {
  return db.resellerOrder.create({
    data: { resellerId: reseller.id, count: wanted, orderedByName: 'Jens Lyng', material: 'slate', symbolMm: 40 },
    select: { id: true, number: true },
  })
}

type LinkOptions = { kind?: 'reseller_setup' | 'reseller_invitation'; validMs?: number; email?: string }

/** The secret of an invitation to act for the reseller. */
export function createResellerLink(
  reseller: { id: string },
  { kind = 'reseller_invitation', validMs = 3600_000, email = 'kollega@eksempel.dk' }: LinkOptions = {},
): Promise<string> {
  return createAccessToken(db, { kind, resellerId: reseller.id, email, validMs })
}
