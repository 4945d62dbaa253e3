import { randomUUID } from 'node:crypto'
import type { UserView } from '@/lib/domain/accounts/schema'
import { db } from '@/lib/server/db'
import type { FamilyUser, ResellerMembership } from '@/lib/shared/actor'
import { isCvr } from '@/lib/shared/cvr'
import { actorFor } from '@/tests/factories/accounts'

let count = 0

type ResellerOptions = { companyName?: string; status?: 'active' | 'suspended'; role?: ResellerMembership['role'] }

/** A company with one account acting for it. */
export async function createReseller(
  member: Pick<UserView, 'id'>,
  { companyName, status = 'active', role = 'owner' }: ResellerOptions = {},
): Promise<{ id: string; companyName: string; cvr: string }> {
  return db.reseller.create({
    data: { ...newCompany(companyName), status, members: { create: { userId: member.id, role } } },
    select: { id: true, companyName: true, cvr: true },
  })
}

/** A company for each of these accounts, in two queries. */
export async function createResellers(members: Array<{ id: string }>): Promise<Array<{ id: string }>> {
  const made = members.map(({ id: userId }) => ({ userId, id: randomUUID() }))
  await db.reseller.createMany({ data: made.map(({ id }) => ({ id, ...newCompany(), status: 'active' as const })) })
  await db.resellerMember.createMany({
    data: made.map(({ userId, id: resellerId }) => ({ resellerId, userId, role: 'owner' as const })),
  })
  return made.map(({ id }) => ({ id }))
}

const newCompany = (companyName = `Lyngby Stenhuggeri ${process.pid}-${++count}`) => ({
  companyName,
  cvr: newCvr(),
  contactName: 'Jens Lyng',
  email: 'kontakt@eksempel.dk',
  phone: '45871234',
  address: 'Kirkegade 4',
  postcode: '2800',
  city: 'Kongens Lyngby',
})

/** The account acting for its reseller. */
export function resellerFor(
  user: UserView,
  { id }: { id: string },
  role: ResellerMembership['role'] = 'owner',
): FamilyUser {
  return { ...actorFor(user), reseller: { id, role } }
}

/** No invoice's number begins alike. */
let lastCvr = 50_000_000

/** A number that passes the modulus 11 check, unused in this process. */
export function newCvr(): string {
  do lastCvr += 1
  while (!isCvr(String(lastCvr)))
  return String(lastCvr)
}
