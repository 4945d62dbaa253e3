import 'server-only'
import { takeSecondFactorAway } from '@/lib/domain/accounts/reset-second-factor'
import { rowInput } from '@/lib/domain/accounts/schema'
import { tellOfFactorChange } from '@/lib/domain/accounts/second-factor/tell-of-change'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isFullAdministrator, userIdOf } from '@/lib/shared/actor'

/**
 * A full administrator lets a colleague who lost the app set it up anew; the colleague is signed out everywhere. Nobody
 * does it for themselves: that would take the second factor off a stolen session. Throws NOT_FOUND.
 */
export const resetSecondFactor = defineCommand({
  name: 'accounts.reset-second-factor',
  input: rowInput,
  session: 'required',
  confirms: true,
  load: async ({ id }, { actor }) => {
    if (!isFullAdministrator(actor)) return { id }
    const user = await db.user.findUnique({ where: { id }, select: { id: true } })
    if (!user) throw new DomainError('NOT_FOUND')
    return user
  },
  authorize: (actor, { id }) => isFullAdministrator(actor) && userIdOf(actor) !== id,
  run: async (context, _, { id }) => {
    context.about({ type: 'user', id })
    const wasSetUp = await takeSecondFactorAway(context.tx, id)
    if (wasSetUp) await tellOfFactorChange(context, id, 'reset')
    return { wasSetUp }
  },
})
