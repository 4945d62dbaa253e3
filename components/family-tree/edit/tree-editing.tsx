'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { ActSheet } from '@/components/family-tree/edit/act-sheet'
import { type TreeAct, type TreeActs, TreeActsContext } from '@/components/family-tree/edit/tree-acts'
import { useReplay } from '@/components/family-tree/edit/use-replay'
import { useUndoKeys } from '@/components/family-tree/edit/use-undo-keys'
import { showToast } from '@/components/ui/toast'

type TreeEditingProps = {
  /** The page's id. */
  memorialId: string
  /** Selects a person in the drawing and brings them into view; they may be outside of it until then. */
  onShow: (personId: string) => void
  children: ReactNode
}

/** Lets its children edit a page's tree: their acts open in one sheet at the side. For editors only. */
export function TreeEditing({ memorialId, onShow, children }: TreeEditingProps) {
  const [act, setAct] = useState<TreeAct | null>(null)
  const { undo, redo, isReplaying } = useReplay(memorialId)
  useUndoKeys({ undo, redo, isOff: act !== null })
  const acts = useMemo(
    (): TreeActs => ({
      memorialId,
      open: setAct,
      close: () => setAct(null),
      show: onShow,
      tell: (title) => void showToast({ title, action: { label: 'Fortryd', onClick: undo } }),
      undo,
      redo,
      isReplaying,
    }),
    [memorialId, onShow, undo, redo, isReplaying],
  )
  return (
    <TreeActsContext value={acts}>
      {children}
      <ActSheet act={act} />
    </TreeActsContext>
  )
}
