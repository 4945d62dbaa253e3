import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { execute } from '@/lib/server/command'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

/** A visitor's input. */
export const greetingWords = { name: 'Bodil Krogh', relation: 'nabo', message: 'Tak for de mange gode timer i haven.' }

/** A page with its owner. */
export async function createPage(options: Parameters<typeof createMemorial>[0] | object = {}) {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, ...options }) }
}

/** A visitor's greeting with its own proof of work. */
export async function sendGreeting(memorial: { id: string }, input: object = {}, caller = callerFor(visitor())) {
  return execute(leaveGreeting, caller, { id: memorial.id, ...greetingWords, altcha: await solvedProof(), ...input })
}
