import 'server-only'
import { approveMade } from '@/lib/domain/made-works/record-made'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { getMotion } from '@/lib/domain/portrait-motion/find-motion'
import { motionForm, portraitPath } from '@/lib/domain/portrait-motion/paths'
import { motionInput } from '@/lib/domain/portrait-motion/schema'
import { defineCommand } from '@/lib/server/command'

/** Shows a film to the page's other members. Throws MOTION_NOT_READY, also when it was taken away meanwhile. */
export const approveMotion = defineCommand({
  name: 'portrait-motion.approve-motion',
  session: 'required',
  input: motionInput,
  load: (input, { actor }) => getMotion(actor, input),
  authorize: canOwnMemorial,
  run: async (context, _, { id: memorialId, madeId }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorialId)
    const isReady = (await tx.portraitMotion.count({ where: { madeId, status: 'ready' } })) > 0
    if (!isReady) throw new MotionError('MOTION_NOT_READY')
    await approveMade(tx, { id: madeId }, { userId: actor.userId, name: actor.fullName })
    context.about({ type: 'memorial', id: memorialId, detail: { made: madeId } })
    return {}
  },
  form: {
    name: motionForm,
    done: (_, { id = '' }) => `${portraitPath(id)}?gemt=godkendt`,
    back: ({ id = '' }) => portraitPath(id),
  },
})
