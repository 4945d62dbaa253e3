'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { useTreeChecks, useTreeEdits } from '@/lib/domain/family-tree/client/hooks'
import { treeEditText } from '@/lib/domain/family-tree/edit-copy'
import type { TreeEditView } from '@/lib/domain/family-tree/edit-views'

/**
 * Above the drawing, for editors: undo and redo with what they are about, the latest edits, and the warnings. The two are
 * never `disabled`: whoever pressed one by keyboard would lose their place each time.
 */
export function EditToolbar() {
  const { memorialId, open, undo, redo, isReplaying } = useTreeActs()
  const { data: edits = [] } = useTreeEdits(memorialId)
  const { data: checks } = useTreeChecks(memorialId)
  const next = nextToReplay(edits)
  return (
    <section aria-label="Ret i træet" className="flex flex-wrap items-center gap-2 print:hidden">
      <Button
        size="compact"
        variant="outline"
        className="min-w-0 max-w-full"
        aria-disabled={!next.undo || isReplaying}
        aria-keyshortcuts="Control+Z"
        onClick={() => next.undo && !isReplaying && undo()}
      >
        <Undo2 aria-hidden />
        <Words verb="Fortryd" edit={next.undo} />
      </Button>
      <Button
        size="compact"
        variant="outline"
        className="min-w-0 max-w-full"
        aria-disabled={!next.redo || isReplaying}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => next.redo && !isReplaying && redo()}
      >
        <Redo2 aria-hidden />
        <Words verb="Gentag" edit={next.redo} />
      </Button>
      <Button size="compact" variant="ghost" onClick={() => open({ kind: 'edits' })}>
        Seneste ændringer
      </Button>
      <Button size="compact" variant="ghost" onClick={() => open({ kind: 'checks' })}>
        Advarsler
        {checks && checks.count > 0 && (
          <span className="rounded-full bg-muted px-2 tabular-nums">
            {checks.count.toLocaleString('da-DK')}
            <span className="sr-only"> at se på</span>
          </span>
        )}
      </Button>
    </section>
  )
}

/** 'Fortryd: tilføjede Peter Holm'. */
function Words({ verb, edit }: { verb: string; edit: TreeEditView | null }) {
  if (!edit) return <span className="max-sm:sr-only">{verb}</span>
  const text = treeEditText(edit)
  return (
    <span className="max-w-64 truncate max-sm:sr-only">
      {verb}: {text.charAt(0).toLocaleLowerCase('da-DK') + text.slice(1)}
    </span>
  )
}

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
