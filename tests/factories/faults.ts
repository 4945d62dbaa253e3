import { randomUUID } from 'node:crypto'
import { db } from '@/lib/server/db'

type Columns = Partial<{ name: string; place: string; firstAt: Date; lastAt: Date; toldAt: Date; solvedAt: Date }>

/** A fault that nobody solved or was told of. */
export function createFault(columns: Columns = {}) {
  return db.fault.create({
    data: {
      fingerprint: randomUUID(),
      name: 'TypeError',
      place: `test.${randomUUID()}`,
      stack: 'fail (lib/fail.ts:1:1)',
      count: 1,
      firstRelease: '1.0-a',
      lastRelease: '1.0-a',
      ...columns,
    },
  })
}
