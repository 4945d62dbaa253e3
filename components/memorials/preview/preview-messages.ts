import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** What the editor tells the page beside it. */
export type ToPreview =
  /** Whether anybody listens: whichever of the two came first was not heard. */
  | { kind: 'hello' }
  | { kind: 'typed'; typed: MemorialForm }
  /** The part of the page that is being written; null for its head. */
  | { kind: 'show'; part: string | null }
  /** Something was saved that the editor does not hold itself, e.g. pictures. */
  | { kind: 'refresh' }

/** What the page beside it tells the editor: it is there and listens. */
export const previewIsReady = 'mindelund:forhåndsvisning-klar'

// The editor's sections, by the part of the page that they are about.
const parts: Record<string, string> = {
  livshistorie: 'livshistorie',
  tidslinje: 'tidslinje',
  billeder: 'billeder',
  gravsted: 'gravsted',
  bisaettelse: 'afsked',
}

/** The part of the page that belongs to a section of the editor; null for its head. */
export function partOf(section: string): string | null {
  return parts[section] ?? null
}

/** Only a message of ours, from our own site. */
export function readToPreview(event: MessageEvent<unknown>): ToPreview | null {
  if (event.origin !== window.location.origin || typeof event.data !== 'object' || event.data === null) return null
  const { data } = event
  if (!('kind' in data)) return null
  if (data.kind === 'hello') return { kind: 'hello' }
  if (data.kind === 'refresh') return { kind: 'refresh' }
  if (data.kind === 'show' && 'part' in data) {
    return { kind: 'show', part: typeof data.part === 'string' ? data.part : null }
  }
  if (data.kind !== 'typed' || !('typed' in data) || typeof data.typed !== 'object' || data.typed === null) return null
  return { kind: 'typed', typed: data.typed }
}
