import 'server-only'
import { findTarget } from '@/lib/domain/reports/queries'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { takeOutUnreported } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Takes a person out of a family tree for good, where the request pointed at nobody. Throws NOT_FOUND, and
 * TREE_PAGE_PERSON for somebody whom a page is about.
 */
export const removeTreePerson = defineCommand({
  name: 'reports.remove-tree-person',
  session: 'required',
  confirms: true,
  input: bringBackInput,
  load: async ({ id }, { actor }) => (canHandleCases(actor) ? findTarget(actor, { id }) : null),
  authorize: canHandleCases,
  run: async (context, { reasons }, target) => {
    if (!target?.treePersonId) throw new DomainError('NOT_FOUND')
    const { treePersonId, memorialId } = target
    const done = await takeOutUnreported(context, { treePersonId, memorialId }, reasons)
    context.about({ type: 'memorial', id: memorialId, detail: { case: done.number } })
    return done
  },
})
