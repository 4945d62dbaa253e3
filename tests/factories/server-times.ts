import { db } from '@/lib/server/db'
import { emptyHistogram, packHistogram, recordValue } from '@/lib/server/telemetry/histogram'

type Given = { hour: Date; kind: string; name: string; ms: number[]; failed?: number }

/** A stored hour with these times. */
export async function createTimes({ hour, kind, name, ms, failed = 0 }: Given) {
  const histogram = emptyHistogram()
  for (const value of ms) recordValue(histogram, value)
  return db.serverTimeHour.create({
    data: { hour, kind, name, histogram: packHistogram(histogram), count: ms.length, failed },
  })
}

/** A process that was last seen then, with the delay of its event loop in the minutes before, oldest first. */
export async function createProcess({
  seenAt,
  endedAt = null,
  delays = [],
}: {
  seenAt: Date
  endedAt?: Date | null
  delays?: number[]
}) {
  const minutes = delays.map((loopP99Ms, place) => ({
    at: new Date(seenAt.getTime() - (delays.length - 1 - place) * 60_000),
    loopP99Ms,
    loopMaxMs: loopP99Ms,
    rssMb: 200,
    heapMb: 100,
    cpuPercent: 5,
    requests: 10,
    pageHits: 3,
    pageMisses: 1,
    tasksWaiting: 0,
    tasksRunning: 0,
    poolWaiting: 0,
  }))
  return db.serverProcess.create({
    data: {
      id: crypto.randomUUID(),
      release: '1.0.0-test',
      pid: 7,
      runsJobs: true,
      seenAt,
      endedAt,
      minutes: { create: minutes },
    },
  })
}
