'use client'

import { useCallback } from 'react'
import { failureToast, showToast } from '@/components/ui/toast'
import { useReplayEdit } from '@/lib/domain/family-tree/client/edit-hooks'
import { treeEditText } from '@/lib/domain/family-tree/edit-copy'

/** Undoes and redoes one's own edits, and says what it was. */
export function useReplay(memorialId: string) {
  const { mutate, isPending } = useReplayEdit(memorialId)

  const redo = useCallback(
    () =>
      mutate('redo', {
        onSuccess: (edit) => void showToast({ title: 'Gentaget', description: treeEditText(edit) }),
        onError: failureToast('Det kunne ikke gentages'),
      }),
    [mutate],
  )
  const undo = useCallback(
    () =>
      mutate('undo', {
        onSuccess: (edit) =>
          void showToast({
            title: 'Fortrudt',
            description: treeEditText(edit),
            action: { label: 'Gentag', onClick: redo },
          }),
        onError: failureToast('Det kunne ikke fortrydes'),
      }),
    [mutate, redo],
  )
  return { undo, redo, isReplaying: isPending }
}
