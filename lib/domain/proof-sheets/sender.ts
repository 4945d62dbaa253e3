import 'server-only'
import type { Sender } from '@/lib/domain/proof-sheets/schema'
import type { ProofSheetRow } from '@/lib/domain/proof-sheets/sheets'
import { env } from '@/lib/server/env'
import { type Actor, isSignedIn, type SignedInActor } from '@/lib/shared/actor'

/**
 * The person who sent the sheet, and the company. Unsent sheets, and old ones without a stored person, have only it.
 */
export function senderOf({ reseller, sentByName }: Pick<ProofSheetRow, 'reseller' | 'sentByName'>): Sender {
  const signed = (company: string) => {
    const person = isSameName(sentByName ?? '', company) ? null : sentByName
    return { name: [person, company].filter(Boolean).join(', '), person: person || null, company }
  }
  if (!reseller) return { ...signed(env.SITE_NAME), address: null, phone: null, email: env.SUPPORT_EMAIL }
  const { companyName, address, postcode, city, phone, email } = reseller
  return { ...signed(companyName), address: `${address}, ${postcode} ${city}`, phone, email }
}

/** The sheet signed by this actor: with the full name, never the username. */
export function signedBy<T extends { sentByName: string | null }>(sheet: T, actor: Actor): T {
  return { ...sheet, sentByName: (isSignedIn(actor) && actor.fullName.trim()) || null }
}

/** An account named as its company is not a person. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().toLocaleLowerCase('da-DK')
  return plain(one) === plain(other)
}

/** The actor's id, and the name that the history shows. */
export function personOf({ userId, fullName, username }: SignedInActor): { id: string; name: string } {
  return { id: userId, name: fullName || username }
}
