import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'

/** A caller from the console: a full administrator. */
export async function administrator(fullName = 'Anna Drift') {
  const actor = administratorFor(await createAccount({ isAdmin: true, fullName }))
  return { actor, caller: callerFor(actor) }
}

/** A caller the console refuses: visitors get 401, families and the workshop 403. */
export async function workshopCaller() {
  return callerFor(administratorFor(await createAccount({ isAdmin: true }), 'production'))
}
