import 'server-only'
import { z } from 'zod'
import { listDueDrafts, tellOwner } from '@/lib/domain/privacy/unused-drafts'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import { deleteMemorial } from '../forget-person'

/** Does what is due for one draft now, if anything still is: tells its owner, or removes it with all its files. */
export const processDraft = defineCommand({
  name: 'privacy.process-draft',
  input: z.object({ memorialId: z.uuid() }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  timeoutMs: 240_000,
  run: async (context, { memorialId }) => {
    const { tx, about } = context
    // Whoever uses it at the same moment comes first or finds it gone.
    await lockRow(tx, 'Memorial', memorialId)
    const [due] = await listDueDrafts(tx, memorialId)
    about({ type: 'memorial', id: memorialId, detail: { step: due?.step ?? 'none' } })
    if (due?.step === 'remove') await deleteMemorial(context, memorialId, { actorId: null, actorName: null })
    else if (due) await tellOwner(context, due)
    return { step: due?.step ?? null }
  },
})
