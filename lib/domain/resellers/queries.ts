import 'server-only'
import { z } from 'zod'
import { companyColumns, invoiceColumns, ofOwnReseller } from '@/lib/domain/resellers/resellers'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type ResellerMembership, resellerOf } from '@/lib/shared/actor'

/** The profile of the caller's active reseller; null without one and for visitors. */
export const findOwnReseller = defineRead({
  name: 'resellers.find-own-reseller',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor) => {
    const membership = resellerOf(actor)
    return membership && readProfile(membership)
  },
})

/** The same for the browser. Throws NOT_FOUND for accounts without one. */
export const getOwnReseller = defineRead({
  ...ofOwnReseller,
  name: 'resellers.get-own-reseller',
  input: z.object({}),
  run: async (_actor, _input, membership) => {
    const reseller = await readProfile(membership)
    if (!reseller) throw new DomainError('NOT_FOUND')
    return reseller
  },
})

async function readProfile({ id, role }: ResellerMembership): Promise<ResellerView | null> {
  const row = await db.reseller.findUnique({
    where: { id },
    select: { id: true, ...companyColumns, ...invoiceColumns, approvedAt: true },
  })
  return row && { ...row, approvedAt: row.approvedAt.toISOString(), role }
}
