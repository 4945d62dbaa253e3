import { z } from 'zod'

export const sheetEventKinds = [
  'written',
  'copied',
  'version',
  'sent',
  'reminded',
  'changes_requested',
  'approved',
  'withdrawn',
] as const
export type SheetEventKind = (typeof sheetEventKinds)[number]

/** Something that happened to a sheet. `name` is the person's as it was then; `at` ISO 8601 in UTC. */
const sheetEvent = z.object({
  kind: z.enum(sheetEventKinds),
  version: z.number().int(),
  name: z.string(),
  at: z.string(),
  /** What the family asked for, or the number of the sheet that it was copied from. */
  words: z.string().optional(),
})
export type SheetEvent = z.output<typeof sheetEvent>

/** The column of a row as it was kept, oldest first. */
export function readHistory(kept: unknown): SheetEvent[] {
  return z.array(sheetEvent).parse(kept)
}

type Happened = { kind: SheetEventKind; version: number; name: string; words?: string | null | undefined }

/** A history with one more event, now. */
export function andThen(
  { history }: { history: readonly SheetEvent[] },
  { words, ...event }: Happened,
  at = new Date(),
): SheetEvent[] {
  return [...history, { ...event, at: at.toISOString(), ...(words ? { words } : {}) }]
}
