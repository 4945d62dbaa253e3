import 'server-only'
import { z } from 'zod'
import type { FactorOfferView, SecondFactorView } from '@/lib/domain/accounts/schema'
import { readOffer, showKey, whoSetsUp } from '@/lib/domain/accounts/second-factor/factor-changes'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

/** The second factor of the signed-in staff account, for its profile; null for everyone else. */
export const findSecondFactor = defineRead({
  name: 'accounts.find-second-factor',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<SecondFactorView | null> => {
    if (actor.kind !== 'administrator') return null
    const { userId } = actor
    const factor = await db.secondFactor.findUnique({ where: { userId }, select: { createdAt: true } })
    if (!factor) return null
    const leftRecoveryCodes = await db.recoveryCode.count({ where: { userId, usedAt: null } })
    return { since: formatDate(factor.createdAt), leftRecoveryCodes }
  },
})

// During a sign-in the caller is still a visitor, so `load` decides.
const offer = {
  session: 'optional',
  input: z.object({}),
  load: async (_: unknown, actor: Actor) => whoSetsUp(actor),
  authorize: anyone,
  confirms: () => true,
} as const

type Person = ReturnType<typeof whoSetsUp>

/** The key and recovery codes that this session may set up. Throws UNAUTHENTICATED or FORBIDDEN. */
export const getFactorOffer = defineRead({
  ...offer,
  name: 'accounts.get-factor-offer',
  run: async (actor, _, person: Person): Promise<FactorOfferView> => {
    const { key, recoveryCodes } = await readOffer(person)
    const username = isSignedIn(actor) ? actor.username : await usernameOf(person.userId)
    const { text: keyText, picture } = await showKey(key, username)
    return { keyText, picture, recoveryCodes }
  },
})

/** The offered recovery codes as a text file. */
export const getRecoveryCodesFile = defineRead({
  ...offer,
  name: 'accounts.get-recovery-codes-file',
  run: async (_, __, person: Person) => {
    const { recoveryCodes } = await readOffer(person)
    const lines = [
      // 2 of 2 kept by: lib/domain/accounts/commands/prove-second-factor.test.ts
      'Nødkoder til din konto. Hver kode virker én gang i stedet for en engangskode.',
      'Gem dem et sikkert sted, hvor kun du kan finde dem.',
      '',
      ...recoveryCodes,
      '',
    ]
    return { body: lines.join('\r\n'), contentType: 'text/plain; charset=utf-8', filename: 'noedkoder.txt' }
  },
})

async function usernameOf(id: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id }, select: { username: true } })).username
}
