import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Takes out what still names a person whose account goes: invitations to the address, being named or having asked. */
export async function forgetMember(tx: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
  const address = { equals: email, mode: 'insensitive' as const }
  await tx.memorialInvitation.deleteMany({ where: { email: address } })
  await tx.memorialSuccessor.deleteMany({ where: { OR: [{ userId: id }, { email: address }] } })
  await tx.accessToken.deleteMany({ where: { kind: 'memorial_successor', OR: [{ email: address }, { userId: id }] } })
  await tx.successionRequest.deleteMany({ where: { userId: null, askerEmail: address } })
  await tx.successionRequest.updateMany({ where: { decidedById: id }, data: { decidedById: null } })
  await tx.successionRequest.updateMany({ where: { startedById: id }, data: { startedById: null } })
}
