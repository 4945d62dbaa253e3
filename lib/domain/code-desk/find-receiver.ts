import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

/** The open account to give a code to, by username or address. Throws INVALID_INPUT at `to`. */
export async function findReceiver(tx: Transaction, typed: string, ownerId: string | null) {
  const receiver = await tx.user.findUnique({
    where: typed.includes('@') ? { emailKey: emailKeyOf(typed) } : { usernameKey: usernameKeyOf(typed) },
    select: { id: true, fullName: true, email: true, disabledAt: true },
  })
  if (!receiver) throw wrong('Vi fandt ingen konto. Se efter, om det er skrevet rigtigt.')
  if (receiver.disabledAt) throw wrong('Den konto er lukket. Åbn den først.')
  if (receiver.id === ownerId) throw wrong('Den konto har allerede koden.')
  return receiver
}

const wrong = (sentence: string) => new DomainError('INVALID_INPUT', {}, { to: sentence })
