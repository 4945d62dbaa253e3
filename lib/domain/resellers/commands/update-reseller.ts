import 'server-only'
import { updateResellerInput } from '@/lib/domain/resellers/console-schema'
import { cvrTaken, lockCvr } from '@/lib/domain/resellers/cvr'
import { resellerDeskForm } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { getReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'

/** Changes a reseller's profile, including name and number. Throws CVR_TAKEN. */
export const updateReseller = defineCommand({
  name: 'resellers.update-reseller',
  ...forOperators,
  input: updateResellerInput,
  load: ({ id }) => getReseller(id),
  run: async (context, { id, ...profile }) => {
    // A concurrent approval of an application with that number waits, then gets CVR_TAKEN.
    await lockCvr(context.tx, profile.cvr)
    try {
      await context.tx.reseller.update({ where: { id }, data: profile })
    } catch (error) {
      throw cvrTaken(error) ?? error
    }
    context.about({ type: 'reseller', id })
    return { ok: true }
  },
  form: resellerDeskForm,
})
