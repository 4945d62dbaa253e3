import 'server-only'
import { db } from '@/lib/server/db'

/** How many reseller applications and orders wait for administrators. */
export async function countWaitingForHouse(): Promise<{ applications: number; orders: number }> {
  const [applications, orders] = await Promise.all([
    db.resellerApplication.count({ where: { status: 'waiting' } }),
    db.resellerOrder.count({ where: { status: 'received' } }),
  ])
  return { applications, orders }
}
