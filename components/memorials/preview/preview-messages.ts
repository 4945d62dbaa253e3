import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** Messages from the editor to the preview. */
export type ToPreview =
  /** Sent on load, because either window may load first and miss the other's message. */
  | { kind: 'hello' }
  | { kind: 'typed'; typed: MemorialForm }
  /** The part of the page being edited; null for its head. */
  | { kind: 'show'; part: string | null }
  /** Data outside the forms was saved, e.g. pictures. */
  | { kind: 'refresh' }

/** The preview's message that it listens. */
export const previewIsReady = 'mindelund:forhåndsvisning-klar'

// The part of the page that each editor section is about.
const parts: Record<string, string> = {
  livshistorie: 'livshistorie',
  tidslinje: 'tidslinje',
  billeder: 'billeder',
  gravsted: 'gravsted',
  bisaettelse: 'afsked',
}

/** The part of the page for a section of the editor; null for its head. */
export function partOf(section: string): string | null {
  return parts[section] ?? null
}

/** Null unless the message is ours and from our own origin. */
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
