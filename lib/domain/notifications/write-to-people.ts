import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { log } from '@/lib/server/log'

const peopleAtATime = 100

/** Which part of the people is written to: those after this one, and how many of them (100 unless told). */
export type PeopleBatch = { after?: string | undefined; atATime?: number | undefined }

/**
 * Calls `write` for the next people of `where`, in the order of their ids, and answers how many it wrote to, with the last
 * person looked at while there are more. One person's failure is logged under `failure` and keeps no mail from the others.
 */
export async function writeToPeople(
  where: Prisma.UserWhereInput,
  { after, atATime = peopleAtATime }: PeopleBatch,
  { write, failure }: { write: (userId: string) => Promise<boolean>; failure: string },
): Promise<{ sent: number; last: string | undefined }> {
  const people = await db.user.findMany({
    where: { AND: [where, after ? { id: { gt: after } } : {}] },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true },
  })
  let sent = 0
  for (const { id } of people) {
    try {
      if (await write(id)) sent++
    } catch (error) {
      log.error({ err: error, userId: id }, failure)
    }
  }
  return { sent, last: people.length === atATime ? people.at(-1)?.id : undefined }
}
