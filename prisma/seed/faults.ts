import { noteBackup } from '@/lib/domain/backups/commands/note-backup'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { plusDays } from '@/lib/shared/time-buckets'

/** Counts of the days before today, nearest first. */
const faults = [
  {
    fingerprint: 'demo-open',
    name: 'ECONNREFUSED',
    place: 'job.make-motion',
    stack:
      'connect (npm:undici)\norderMotion (lib/integrations/motion/order-motion.ts:41:9)\nmakeMotion (lib/domain/portrait-motion/jobs.ts:62:17)',
    days: [3, 8, 0, 1, 12],
    isSolved: false,
  },
  {
    fingerprint: 'demo-solved',
    name: 'TypeError',
    place: 'sharing.get-share-picture',
    stack: 'drawName (lib/integrations/share-pictures/draw-name.ts:18:30)\nrun (lib/domain/sharing/queries.ts:25:12)',
    days: [0, 0, 0, 0, 0, 2, 5, 1],
    isSolved: true,
  },
]

/** Two errors as the console shows them: one that is open, and one that was solved. Nobody is mailed about them. */
export async function ensureFaults(admin: { id: string }, now: Date): Promise<void> {
  for (const { days, isSolved, ...about } of faults) {
    if (await db.fault.findUnique({ where: { fingerprint: about.fingerprint } })) continue
    const before = (count: number) => new Date(now.getTime() - (count + 1) * dayMs)
    const lastAt = before(days.findIndex((count) => count > 0))
    await db.fault.create({
      data: {
        ...about,
        count: days.reduce((sum, count) => sum + count, 0),
        firstAt: before(days.length - 1),
        lastAt,
        firstRelease: '0.1.0-demo',
        lastRelease: '0.1.0-demo',
        toldAt: before(days.length - 1),
        ...(isSolved ? { solvedAt: new Date(lastAt.getTime() + dayMs), solvedById: admin.id } : {}),
        days: {
          create: days.flatMap((count, index) =>
            count > 0 ? [{ day: new Date(plusDays(danishDay(now), -1 - index)), count }] : [],
          ),
        },
      },
    })
  }
}

const freshMs = 20 * 3600_000

/** A backup of last night, so that the demonstration's front page is calm. */
export async function ensureBackup(now: Date): Promise<void> {
  const recent = await db.backup.findFirst({
    where: { at: { gt: new Date(now.getTime() - freshMs) } },
    select: { id: true },
  })
  if (!recent) await execute(noteBackup, worker, { bytes: 184_000_000 })
}
