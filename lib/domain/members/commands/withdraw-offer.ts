import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { endOffers } from '@/lib/domain/members/end-offers'
import { membersPath } from '@/lib/domain/members/paths'
import { canManageMembers } from '@/lib/domain/members/policy'
import { pageInput } from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { defineCommand } from '@/lib/server/command'

/** Keeps the page after all, as long as nobody has said yes. */
export const withdrawOffer = defineCommand({
  name: 'members.withdraw-offer',
  input: pageInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canManageMembers,
  run: async ({ tx, about }, _, { id: memorialId }) => {
    await endOffers(tx, memorialId)
    about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: {
    name: memberFormName,
    done: (_, { id = '' }) => `${membersPath(id)}?gemt=withdrawn`,
    back: ({ id = '' }) => membersPath(id),
  },
})
