'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { ActionForm } from '@/components/form/action-form'
import { LinkPersonForm } from '@/components/tree-links/link-person-form'
import { treeAddress, treeKeys } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { endedLinkTexts, endLinkQuestion, linkStatusTexts } from '@/lib/domain/tree-links/copy'

/** The way from a person to their own memorial. */
export function LinkSlot({ detail: { person, linkStatus } }: { detail: PersonDetailView }) {
  const { memorialId, close, show } = useTreeActs()
  const queries = useQueryClient()

  /** The forms know nothing of what is read of the tree. */
  function done() {
    close()
    show(person.id)
    void queries.invalidateQueries({ queryKey: treeKeys.all(memorialId) })
  }

  return (
    <div className="space-y-6">
      {linkStatus && <p>{linkStatusTexts[linkStatus]}</p>}
      {linkStatus === 'asked' || linkStatus === 'accepted' ? (
        <ActionForm
          action={treeAddress(memorialId, `/links/${person.id}/end`)}
          {...endedLinkTexts[linkStatus]}
          {...(linkStatus === 'accepted' && { confirm: endLinkQuestion })}
          onDone={done}
        />
      ) : (
        <LinkPersonForm memorialId={memorialId} personId={person.id} personName={person.name} onDone={done} />
      )}
    </div>
  )
}
