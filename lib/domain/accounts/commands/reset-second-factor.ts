import 'server-only'
import { rowInput } from '@/lib/domain/accounts/schema'
import { notifyOfFactorChange, takeSecondFactorAway } from '@/lib/domain/accounts/second-factor/factor-changes'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isFullAdministrator } from '@/lib/shared/actor'

/**
 * Resets the second factor of a colleague who lost the app, and signs them out everywhere. Never one's own: that would
 * let a stolen session remove it. Throws NOT_FOUND.
 */
export const resetSecondFactor = defineCommand({
  name: 'accounts.reset-second-factor',
  input: rowInput,
  session: 'required',
  confirms: true,
  load: nothing,
  authorize: (actor, _, { id }) => isFullAdministrator(actor) && actor.userId !== id,
  run: async (context, { id }) => {
    if ((await context.tx.user.count({ where: { id } })) === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'user', id })
    const wasSetUp = await takeSecondFactorAway(context.tx, id)
    if (wasSetUp) await notifyOfFactorChange(context, id, 'reset')
    return { wasSetUp }
  },
})
