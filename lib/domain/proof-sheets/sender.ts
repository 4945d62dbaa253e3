import 'server-only'
import type { ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { env } from '@/lib/server/env'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** Who stands behind a sheet towards the family: a person at the reseller or the house, with all one needs to reach them. */
export type Sender = {
  /** 'Lars Jensen, Holm Sten'; without a person the company alone. */
  name: string
  person: string | null
  company: string
  address: string | null
  phone: string | null
  email: string
}

/** The person is whoever sent it; before it is sent, and for papers from before persons were kept, the company signs. */
export function senderOf({ reseller, sentByName }: Pick<ProofSheetRow, 'reseller' | 'sentByName'>): Sender {
  const signed = (company: string) => {
    const person = isSameName(sentByName ?? '', company) ? null : sentByName
    return { name: [person, company].filter(Boolean).join(', '), person: person || null, company }
  }
  if (!reseller) return { ...signed(env.SITE_NAME), address: null, phone: null, email: env.SUPPORT_EMAIL }
  const { companyName, address, postcode, city, phone, email } = reseller
  return { ...signed(companyName), address: `${address}, ${postcode} ${city}`, phone, email }
}

/** The sheet as it is signed by whoever sends it: with a person's own name, never with that of their account. */
export function signedBy<T extends { sentByName: string | null }>(sheet: T, actor: Actor): T {
  return { ...sheet, sentByName: (isSignedIn(actor) && actor.fullName.trim()) || null }
}

/** An account that is called as its company is no person. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().toLocaleLowerCase('da-DK')
  return plain(one) === plain(other)
}
