'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type TreeAct, type TreeActs, TreeActsContext } from '@/components/family-tree/edit/tree-acts'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { failureToast, showToast } from '@/components/ui/toast'
import { useReplayEdit } from '@/lib/domain/family-tree/client/edit-hooks'
import { treeEditText } from '@/lib/domain/family-tree/edit-copy'

// All the forms load with the first one that is opened.
const ActSheet = dynamic(
  () =>
    import('@/components/family-tree/edit/act-sheet').then(
      (file) => file.ActSheet,
      // Offline the tree can still be read.
      () => SheetMissing,
    ),
  { ssr: false, loading: SheetLoading },
)

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
  const [hasOpened, setHasOpened] = useState(false)
  const newestShow = useRef(onShow)
  newestShow.current = onShow
  const { undo, redo, isReplaying } = useReplay(memorialId)
  useUndoKeys({ undo, redo, isOff: act !== null })
  const acts = useMemo(
    (): TreeActs => ({
      memorialId,
      open: (next) => {
        setAct(next)
        setHasOpened(true)
      },
      close: () => setAct(null),
      // An edit is done when the drawing is fetched; only the next task finds it on the screen.
      show: (personId) => void setTimeout(() => newestShow.current(personId), 0),
      tell: (title) => void showToast({ title, action: { label: 'Fortryd', onClick: undo } }),
      undo,
      redo,
      isReplaying,
    }),
    [memorialId, undo, redo, isReplaying],
  )
  return (
    <TreeActsContext value={acts}>
      {children}
      {hasOpened && <ActSheet act={act} />}
    </TreeActsContext>
  )
}

function SheetMissing() {
  return (
    <Notice variant="error" className="mt-5">
      Formularen kom ikke frem. Hent siden igen, når der er forbindelse.
    </Notice>
  )
}

/** Wherever on the page the first form was asked for. */
function SheetLoading() {
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 flex justify-center p-4">
      <Spinner text="Henter formularen..." className="rounded-2xl bg-popover px-6 py-4 shadow-lift" />
    </div>
  )
}

/** Undoes and redoes one's own edits, and says what it was. */
function useReplay(memorialId: string) {
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

type Keys = {
  undo: () => void
  redo: () => void
  /** While a form is open, its text is what one thinks of. */
  isOff: boolean
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, or Cmd; outside text fields, which have their own undo. */
function useUndoKeys({ undo, redo, isOff }: Keys): void {
  useEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat || isWriting(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, isOff])
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'file'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLTextAreaElement)
}
