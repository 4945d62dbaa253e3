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

/** An event of a sheet. `name` is the person's at the time; `at` is ISO 8601 in UTC. */
const sheetEvent = z.object({
  kind: z.enum(sheetEventKinds),
  version: z.number().int(),
  name: z.string(),
  at: z.string(),
  /** The family's request, or the number of the sheet it was copied from. */
  words: z.string().optional(),
})
export type SheetEvent = z.output<typeof sheetEvent>

/** Parses the stored column, oldest event first. */
export function readHistory(kept: unknown): SheetEvent[] {
  return z.array(sheetEvent).parse(kept)
}

type Happened = { kind: SheetEventKind; version: number; name: string; words?: string | null | undefined }

/** The history with one more event, by default now. */
export function withEvent(
  { history }: { history: readonly SheetEvent[] },
  { words, ...event }: Happened,
  at = new Date(),
): SheetEvent[] {
  return [...history, { ...event, at: at.toISOString(), ...(words ? { words } : {}) }]
}
