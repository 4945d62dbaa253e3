import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'

/** Who calls from the console: an administrator of the whole house. */
export async function administrator(fullName = 'Anna Drift') {
  const actor = administratorFor(await createAccount({ isAdmin: true, fullName }))
  return { actor, caller: callerFor(actor) }
}

/** Who is refused there: with 401 the visitor, with 403 a family and the workshop. */
export async function workshopCaller() {
  return callerFor(administratorFor(await createAccount({ isAdmin: true }), 'production'))
}
