import 'server-only'
import { ownProfileInput } from '@/lib/domain/resellers/colleague-schema'
import { colleaguesPath, profileForm } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { getActingReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'

/** Changes a reseller's contact details. Only administrators may change the approved name and number. */
export const updateOwnProfile = defineCommand({
  name: 'resellers.update-own-profile',
  session: 'required',
  input: ownProfileInput,
  load: (_, { actor }) => getActingReseller(actor),
  authorize: isResellerOwner,
  run: async (context, profile, { id }) => {
    await context.tx.reseller.update({ where: { id }, data: profile })
    context.about({ type: 'reseller', id })
    return { ok: true }
  },
  form: {
    name: profileForm,
    done: () => `${colleaguesPath}?gemt=profil#${profileForm}`,
    back: () => colleaguesPath,
  },
})
