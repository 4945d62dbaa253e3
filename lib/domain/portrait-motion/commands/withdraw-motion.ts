import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/record-made'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { removeMotions } from '@/lib/domain/portrait-motion/film-files'
import { getMotion, isMember } from '@/lib/domain/portrait-motion/find-motion'
import { motionForm, portraitPath } from '@/lib/domain/portrait-motion/paths'
import { motionInput } from '@/lib/domain/portrait-motion/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes a film away, by any member of the page: the row now, the file right after. The account of it stays. */
export const withdrawMotion = defineCommand({
  name: 'portrait-motion.withdraw-motion',
  session: 'required',
  input: motionInput,
  load: (input, { actor }) => getMotion(actor, input),
  authorize: isMember,
  run: async (context, _, { id: memorialId, madeId }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorialId)
    await removeMotions(context, { memorialId, madeId })
    await withdrawMade({ tx }, { id: madeId }, { userId: actor.userId, name: actor.fullName })
    context.about({ type: 'memorial', id: memorialId, detail: { made: madeId } })
    return {}
  },
  form: {
    name: motionForm,
    done: (_, { id = '' }) => `${portraitPath(id)}?gemt=vaek`,
    back: ({ id = '' }) => portraitPath(id),
  },
})
