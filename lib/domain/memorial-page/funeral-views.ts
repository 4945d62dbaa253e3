import type { FuneralView } from '@/lib/domain/memorial-page/page-view'
import { answersClose, ceremonyTimes } from '@/lib/domain/memorials/ceremony-schema'
import type { StoredFields } from '@/lib/domain/memorials/schema'
import { danishMidnight } from '@/lib/shared/danish-midnight'

type FuneralField = Extract<keyof StoredFields, `funeral${string}`>
/** The day is yyyy-mm-dd. */
export type FuneralFields = Pick<StoredFields, FuneralField>

type ShownFields = FuneralFields & { programmeBytes: number | null }

/** What the page shows of a funeral at `now`: all until its day is over, then the recording, if there is one. */
export function presentFuneral(fields: ShownFields, now: Date): FuneralView | null {
  const { funeralDay: day, funeralTime: time } = fields
  if (!day) return null
  const { end } = ceremonyTimes({ day, time })
  const midnight = danishMidnight(day, 1)
  const isOver = midnight <= now
  const recording = end <= now ? fields.funeralRecording : null
  if (isOver && !recording) return null
  const { funeralAnswerBy: answerBy } = fields
  const close = answerBy && answersClose({ day, time, answerBy })
  const hasLink = fields.funeralStream !== null || fields.funeralRecording !== null
  const next = [close, hasLink ? end : null, midnight].filter((moment) => moment && moment > now)
  return {
    kind: fields.funeralKind,
    day: `${day}T12:00:00.000Z`,
    time: time || null,
    place: isOver ? null : fields.funeralPlace || null,
    address: isOver ? null : fields.funeralAddress || null,
    note: isOver ? null : fields.funeralNote || null,
    stream: end > now ? fields.funeralStream : null,
    recording,
    programmeBytes: isOver ? null : fields.programmeBytes,
    answerBy: close && close > now ? ([answerBy, day].toSorted()[0] ?? null) : null,
    isOver,
    until: next.length > 0 ? new Date(Math.min(...next.map(Number))).toISOString() : null,
  }
}
