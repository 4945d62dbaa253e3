import type { TreeEditView } from '@/lib/domain/family-tree/edit-views'

/**
 * Which of the reader's own edits 'Fortryd' and 'Gentag' are about, of the latest ones, newest first. An edit that was
 * undone can be redone until the reader edits anew.
 */
export function nextToReplay(edits: readonly TreeEditView[]): Record<'undo' | 'redo', TreeEditView | null> {
  const own = edits.filter(({ isMine }) => isMine)
  const standing = own.findIndex(({ isUndone }) => !isUndone)
  const undone = standing < 0 ? own : own.slice(0, standing)
  return { undo: own[standing] ?? null, redo: undone.at(-1) ?? null }
}
