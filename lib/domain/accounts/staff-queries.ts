import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

export type StaffRow = {
  username: string
  fullName: string
  email: string
  scope: 'full' | 'production'
  isClosed: boolean
  /** When a device last signed in; null when no session is stored. */
  lastSignIn: Date | null
}

/** All staff accounts. Only for the command line (`npm run admin`). */
export const listStaff = defineRead({
  name: 'accounts.list-staff',
  session: 'optional',
  input: z.object({}),
  authorize: ({ kind }) => kind === 'system',
  run: findStaff,
})

async function findStaff(): Promise<StaffRow[]> {
  const rows = await db.user.findMany({
    where: { isAdmin: true },
    orderBy: { id: 'asc' },
    select: {
      username: true,
      fullName: true,
      email: true,
      staffScope: true,
      disabledAt: true,
      sessions: { orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
    },
  })
  return rows.map(({ staffScope, disabledAt, sessions, ...row }) => ({
    ...row,
    scope: staffScope ?? 'production',
    isClosed: disabledAt !== null,
    lastSignIn: sessions[0]?.createdAt ?? null,
  }))
}
