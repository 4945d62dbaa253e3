import 'server-only'
import { z } from 'zod'
import { canSeeBackups } from '@/lib/domain/backups/policy'
import type { BackupsView } from '@/lib/domain/backups/schema'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'

/** The ten newest backups, and after how many hours the next is late. */
export const listBackups = defineRead({
  name: 'backups.list-backups',
  session: 'required',
  input: z.object({}),
  authorize: canSeeBackups,
  run: async (): Promise<BackupsView> => {
    const rows = await db.backup.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 10 })
    return {
      latest: rows.map(({ id, at, bytes }) => ({
        id,
        at: at.toISOString(),
        bytes: bytes === null ? null : Number(bytes),
      })),
      hours: env.BACKUP_HOURS,
    }
  },
})
