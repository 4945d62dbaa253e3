import 'server-only'
import { z } from 'zod'
import type { Prisma } from '@/lib/server/db'

const keptLines = z.array(z.string())

/** What a model wrote for an order, also what is not in the song any more; none before it is there. */
export function modelLinesOf({ lines }: { lines: Prisma.JsonValue }): string[] {
  return keptLines.catch([]).parse(lines)
}
