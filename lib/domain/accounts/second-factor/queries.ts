import 'server-only'
import type { FactorOfferView, SecondFactorView } from '@/lib/domain/accounts/schema'
import { readOffer, showKey } from '@/lib/domain/accounts/second-factor/offer'
import { whoSetsUp } from '@/lib/domain/accounts/second-factor/who-sets-up'
import { assertConfirmed } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

/** The second factor of staff, as their profile tells it; null for everybody else. */
export async function findSecondFactor(actor: Actor): Promise<SecondFactorView | null> {
  if (actor.kind !== 'administrator') return null
  const { userId } = actor
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { createdAt: true } })
  if (!factor) return null
  const leftRecoveryCodes = await db.recoveryCode.count({ where: { userId, usedAt: null } })
  return { since: formatDate(factor.createdAt), leftRecoveryCodes }
}

/**
 * What this session may take into use. Throws UNAUTHENTICATED or FORBIDDEN for whoever has nothing to set up, and
 * PASSWORD_NEEDED.
 */
export async function getFactorOffer(actor: Actor): Promise<FactorOfferView> {
  const person = whoSetsUp(actor)
  assertConfirmed(actor)
  const { key, recoveryCodes } = await readOffer(person)
  const username = isSignedIn(actor) ? actor.username : await usernameOf(person.userId)
  const { text: keyText, picture } = await showKey(key, username)
  return { keyText, picture, recoveryCodes }
}

/** The offered recovery codes as a file to keep. Throws as `getFactorOffer`. */
export async function getRecoveryCodesFile(actor: Actor): Promise<string> {
  const { recoveryCodes } = await getFactorOffer(actor)
  return [
    'Nødkoder til din konto. Hver kode virker én gang i stedet for en engangskode.',
    'Gem dem et sikkert sted, hvor kun du kan finde dem.',
    '',
    ...recoveryCodes,
    '',
  ].join('\r\n')
}

async function usernameOf(id: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id }, select: { username: true } })).username
}
