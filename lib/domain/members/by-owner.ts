import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { membersPath } from '@/lib/domain/members/paths'
import { canManageMembers } from '@/lib/domain/members/policy'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { SignedInActor } from '@/lib/shared/actor'

/** What the commands by which the owner decides on a page's members share. */
export const byOwner = {
  session: 'required' as const,
  load: ({ id }: { id: string }, { actor }: { actor: SignedInActor }) => getMemorialSubject(actor, id),
  authorize: canManageMembers,
}

/** A plain form leads back to the page's members, which say what was `saved`. */
export const memberForm = (saved: string, name = memberFormName) => ({
  name,
  done: (_: unknown, { id = '' }: Record<string, string>) => `${membersPath(id)}?gemt=${saved}`,
  back: ({ id = '' }: Record<string, string>) => membersPath(id),
})
