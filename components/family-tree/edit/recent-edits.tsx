'use client'

import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { useTreeEdits } from '@/lib/domain/family-tree/client/hooks'
import { treeEditText } from '@/lib/domain/family-tree/edit-copy'
import { formatDateTime } from '@/lib/shared/danish-time'

/** What the editors did lately, newest first. */
export function RecentEdits() {
  const { memorialId } = useTreeActs()
  const { data: edits, error } = useTreeEdits(memorialId)
  if (error && !edits) return <Notice variant="error">{messageOf(error)}</Notice>
  if (!edits) return <Spinner />
  if (edits.length === 0) return <p>Her er endnu ikke ændret noget.</p>
  return (
    <ol className="divide-y divide-border">
      {edits.map((edit) => (
        <li key={edit.id} className="py-3">
          <p className="wrap-anywhere">
            {edit.isUndone ? <s>{treeEditText(edit)}</s> : treeEditText(edit)}
            {edit.isUndone && <span className="text-muted-foreground"> (fortrudt)</span>}
          </p>
          <p className="text-muted-foreground text-sm">
            {[edit.isMine ? 'Dig' : edit.who, formatDateTime(new Date(edit.when))].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
