import 'server-only'
import type { AnniversariesView } from '@/lib/domain/anniversaries/schema'
import { db } from '@/lib/server/db'

/** Which days of a page are kept, and whether they are known exactly. The memorial is one the caller takes part in. */
export async function getAnniversaries(memorial: { id: string }): Promise<AnniversariesView> {
  const { remembersBirth, remembersDeath, ...dates } = await db.memorial.findUniqueOrThrow({
    where: { id: memorial.id },
    select: {
      remembersBirth: true,
      remembersDeath: true,
      bornDay: true,
      bornQualifier: true,
      diedDay: true,
      diedQualifier: true,
    },
  })
  return {
    remembersBirth,
    remembersDeath,
    knowsBirth: dates.bornDay !== null && !dates.bornQualifier,
    knowsDeath: dates.diedDay !== null && !dates.diedQualifier,
  }
}
