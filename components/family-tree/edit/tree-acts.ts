'use client'

import { createContext, useContext } from 'react'
import type { Chosen } from '@/components/family-tree/edit/person-search'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import type { UnjoinedFamilyView } from '@/lib/domain/family-tree/edit-views'

/** What an editor does with the tree in the sheet at the side. */
export type TreeAct =
  | { kind: 'edit' | 'portrait' | 'couples' | 'remove' | 'withdraw' | 'link'; personId: string }
  /** `existing` is who is added, where it is known from the beginning. */
  | { kind: 'add'; personId: string; as: RelativeKind; existing?: Chosen }
  | { kind: 'join'; family: UnjoinedFamilyView }
  | { kind: 'couple' | 'children'; personId: string; unionId: string }
  /** Two who are one; `otherId` where it is known who the other is. */
  | { kind: 'merge'; personId: string; otherId: string | null }
  | { kind: 'checks' | 'edits' | 'unjoined' }

export type TreeActs = {
  memorialId: string
  open: (act: TreeAct) => void
  close: () => void
  /** Selects a person in the drawing and brings them into view. */
  show: (personId: string) => void
  /** Says that an edit is made, with the way back. */
  tell: (title: string) => void
  undo: () => void
  redo: () => void
  isReplaying: boolean
}

export const TreeActsContext = createContext<TreeActs | null>(null)

/** The acts of the tree that is edited. Only within `TreeEditing`. */
export function useTreeActs(): TreeActs {
  const acts = useContext(TreeActsContext)
  if (!acts) throw new Error('useTreeActs is used outside TreeEditing')
  return acts
}
