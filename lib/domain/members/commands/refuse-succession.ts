import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { refuseFormName } from '@/lib/domain/members/copy'
import { membersPath, refusalPath } from '@/lib/domain/members/paths'
import { getRefusal, refuseWaiting } from '@/lib/domain/members/refusal'
import { refuseSuccessionInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** The owner refuses the request: signed in, or by the link from the mail. Throws CONFLICT when it was decided. */
export const refuseSuccession = defineCommand({
  name: 'members.refuse-succession',
  input: refuseSuccessionInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'refuse-succession', key: address, points: 60, seconds: 600 }],
  load: (input, { actor }) => getRefusal(actor, input),
  authorize: (_, { isOwner }) => isOwner,
  run: async (context, _, { memorialId, tokenId, ownerId }) => {
    const { tx } = context
    await lockMemorial(tx, memorialId)
    if (tokenId) await spendToken(tx, tokenId)
    const request = await refuseWaiting(context, memorialId, ownerId)
    if (!request) throw new DomainError('CONFLICT')
    context.about({ type: 'memorial', id: memorialId, detail: { request, owner: ownerId } })
    return { ok: true }
  },
  form: {
    name: refuseFormName,
    done: (_, params) => (params.token ? refusalPath(params.token) : `${membersPath(params.id ?? '')}?gemt=refused`),
    back: (params) => (params.token ? refusalPath(params.token) : membersPath(params.id ?? '')),
    secret: ['token'],
  },
})
