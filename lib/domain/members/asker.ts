import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

/** The columns of a request that identify the requester. */
export const askerColumns = {
  askerName: true,
  askerEmail: true,
  user: { select: { id: true, fullName: true, email: true } },
} as const

type Asking = {
  askerName: string | null
  askerEmail: string | null
  user: { id: string; fullName: string; email: string } | null
}

/** The requester: the account, or the name and address of someone without one. */
export function askerOf({ user, askerName, askerEmail }: Asking): {
  id: string | null
  fullName: string
  email: string
} {
  return user ?? { id: null, fullName: askerName ?? '', email: askerEmail ?? '' }
}

type Asker = { userId: string; fullName: string; email: string } | { userId: null; fullName: string; email: string }
type Owner = { id: string; email: string } | null

/**
 * Who is to have a page: the account with that username, or the reader of that mailbox. An address is never matched to
 * an account, because anyone may have registered it. Throws INVALID_INPUT at `asker`.
 */
export async function findAsker(
  tx: Transaction,
  { asker, name, owner }: { asker: string; name: string | null; owner: Owner },
): Promise<Asker> {
  if (asker.includes('@')) {
    if (owner && emailKeyOf(owner.email) === emailKeyOf(asker)) throw wrong(isOwner)
    return { userId: null, fullName: name ?? '', email: asker }
  }
  const user = await tx.user.findUnique({
    where: { usernameKey: usernameKeyOf(asker) },
    select: { id: true, fullName: true, email: true, disabledAt: true },
  })
  if (!user) throw wrong('Der er ingen konto med det brugernavn. Skriv i stedet en mailadresse.')
  if (user.disabledAt) throw wrong('Den konto er lukket. Åbn den først, eller skriv en mailadresse.')
  if (owner?.id === user.id) throw wrong(isOwner)
  return { userId: user.id, fullName: user.fullName, email: user.email }
}

const isOwner = 'Det er den, der ejer siden nu.'
const wrong = (sentence: string) => new DomainError('INVALID_INPUT', {}, { asker: sentence })
