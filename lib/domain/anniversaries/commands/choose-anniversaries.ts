import 'server-only'
import { anniversariesForm, chooseAnniversariesInput } from '@/lib/domain/anniversaries/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'

/** Sets whether members are notified every year on the day of birth and the day of death. */
export const chooseAnniversaries = defineCommand({
  name: 'anniversaries.choose-anniversaries',
  input: chooseAnniversariesInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canOwnMemorial,
  run: async ({ tx, about }, { remembersBirth, remembersDeath }, { id }) => {
    const chosen = { remembersBirth, remembersDeath }
    await tx.memorial.update({ where: { id }, data: chosen, select: { id: true } })
    about({ type: 'memorial', id, detail: chosen })
    return chosen
  },
  form: {
    name: anniversariesForm,
    done: (_, { id = '' }) => `/memorial/${encodeURIComponent(id)}/admin/notifications?gemt=1#${anniversariesForm}`,
    back: ({ id = '' }) => `/memorial/${encodeURIComponent(id)}/admin/notifications`,
  },
})
