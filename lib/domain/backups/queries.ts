import 'server-only'
import { z } from 'zod'
import { canSeeBackups } from '@/lib/domain/backups/policy'
import type { BackupsView } from '@/lib/domain/backups/schema'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'

/** The ten newest backups, how far the service's own has come, and what the last restores held back. */
export const listBackups = defineRead({
  name: 'backups.list-backups',
  session: 'required',
  input: z.object({}),
  authorize: canSeeBackups,
  run: async (): Promise<BackupsView> => {
    const [rows, reach, restorations] = await Promise.all([
      db.backup.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 10 }),
      db.backupReach.findFirst({ select: { place: true, reachedAt: true, problem: true } }),
      db.restoration.findMany({ orderBy: { at: 'desc' }, take: 5 }),
    ])
    return {
      latest: rows.map(({ id, at, bytes, verifiedAt }) => ({
        id,
        at: at.toISOString(),
        bytes: bytes === null ? null : Number(bytes),
        verifiedAt: verifiedAt?.toISOString() ?? null,
      })),
      hours: env.BACKUP_HOURS,
      reach: reach?.place
        ? { place: reach.place, reachedAt: reach.reachedAt?.toISOString() ?? null, problem: reach.problem }
        : null,
      restorations: restorations.map(({ at, moment, chargesCheckedAt, seenAt, ...held }) => ({
        ...held,
        at: at.toISOString(),
        moment: moment.toISOString(),
        chargesCheckedAt: chargesCheckedAt?.toISOString() ?? null,
        isSeen: seenAt !== null,
      })),
    }
  },
})
