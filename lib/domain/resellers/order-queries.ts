import 'server-only'
import { z } from 'zod'
import type { WaitingOrderView } from '@/lib/domain/resellers/house-schema'
import { orderColumns, orderView } from '@/lib/domain/resellers/order-row'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** Undecided orders of all resellers, oldest first, at most 100. */
export const listReceivedOrders = defineRead({
  name: 'resellers.list-received-orders',
  session: 'required',
  input: z.object({}),
  authorize: canManageResellers,
  run: async (): Promise<WaitingOrderView[]> => {
    const rows = await db.resellerOrder.findMany({
      where: { status: 'received' },
      orderBy: { id: 'asc' },
      take: 100,
      select: { ...orderColumns, reseller: { select: { id: true, companyName: true, status: true } } },
    })
    return rows.map(({ reseller, ...row }) => ({ ...orderView(row), reseller }))
  },
})
