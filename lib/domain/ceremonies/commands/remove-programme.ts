import 'server-only'
import { removeProgrammeJob } from '@/lib/domain/ceremonies/jobs'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes the programme off the page and deletes it. Done again, it changes nothing. */
export const removeProgramme = defineCommand({
  name: 'ceremonies.remove-programme',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, { actor }) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (context, _, { id, slug }) => {
    const { tx, about, enqueue } = context
    await lockMemorial(tx, id)
    const where = { id }
    const { programmeKey } = await tx.memorial.findUniqueOrThrow({ where, select: { programmeKey: true } })
    if (programmeKey) {
      await tx.memorial.update({ where, data: { programmeKey: null, programmeBytes: null, programmeAt: null } })
      await enqueue(removeProgrammeJob, { storageKey: programmeKey })
      await pageEdited(context, id)
    }
    about({ type: 'memorial', id })
    return { slug }
  },
  form: {
    name: 'fjern-program',
    done: ({ slug }) => `/edit-memorial/${slug}#bisaettelse`,
    back: ({ id = '' }) => `/edit-memorial/${encodeURIComponent(id)}`,
  },
})
