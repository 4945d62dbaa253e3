import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/record-made'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { removeMotions } from '@/lib/domain/portrait-motion/film-files'
import { motionForm, portraitPath } from '@/lib/domain/portrait-motion/paths'
import { switchOffInput } from '@/lib/domain/portrait-motion/schema'
import { defineCommand } from '@/lib/server/command'

/** Ends films of portraits on a page for good, and takes those away that are there. Nothing switches it on again. */
export const switchOffMotion = defineCommand({
  name: 'portrait-motion.switch-off-motion',
  session: 'required',
  input: switchOffInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canOwnMemorial,
  run: async (context, _, { id: memorialId }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorialId)
    await tx.memorial.updateMany({ where: { id: memorialId, motionOffAt: null }, data: { motionOffAt: new Date() } })
    const by = { userId: actor.userId, name: actor.fullName }
    for (const id of await removeMotions(context, { memorialId })) await withdrawMade({ tx }, { id }, by)
    context.about({ type: 'memorial', id: memorialId })
    return {}
  },
  form: {
    name: motionForm,
    done: (_, { id = '' }) => `${portraitPath(id)}?gemt=fra`,
    back: ({ id = '' }) => portraitPath(id),
  },
})
