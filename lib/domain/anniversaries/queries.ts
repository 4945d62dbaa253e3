import 'server-only'
import type { AnniversariesView } from '@/lib/domain/anniversaries/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Which anniversaries of a page are remembered, and whether the exact dates are known; for its members. */
export const getAnniversaries = defineRead({
  name: 'anniversaries.get-anniversaries',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: (_, { role }) => role !== null,
  run: async (_, __, { id }): Promise<AnniversariesView> => {
    const { remembersBirth, remembersDeath, ...dates } = await db.memorial.findUniqueOrThrow({
      where: { id },
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
  },
})
