import 'server-only'
import { everyPersonalData } from '@/lib/domain/privacy/registry'
import type { RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import type { Remover } from '@/lib/server/personal-data'

/**
 * Anonymises what outlives the account: posts, photographs and documents keep the name they were signed with but no
 * link to the account. Then deletes the account with its sessions, links, messages, choices and memberships. What each
 * concept does: its personal-data.ts.
 */
export async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, email: true } })
  for (const { signedBy = {}, forget } of everyPersonalData) {
    for (const [table, columns] of Object.entries(signedBy)) {
      for (const column of columns) await emptyColumn(tx, { table, column, userId })
    }
    await forget?.(tx, person)
  }
  await tx.user.delete({ where: { id: userId } })
}

/** The names come from our own constants. */
async function emptyColumn(
  tx: Transaction,
  { table, column, userId }: { table: string; column: string; userId: string },
) {
  const [name, field] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
  await tx.$executeRaw(Prisma.sql`UPDATE ${name} SET ${field} = NULL WHERE ${field} = ${userId}::uuid`)
}

/**
 * Deletes a page with everything on it: pictures (their files by a job), posts, members, former addresses. Its codes
 * then lead nowhere. The caller checks permission.
 */
export async function deleteMemorial(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  memorialId: string,
  remover: Remover,
): Promise<void> {
  for (const { leavePage } of everyPersonalData) await leavePage?.(context, memorialId, remover)
  await context.tx.memorial.delete({ where: { id: memorialId } })
}
