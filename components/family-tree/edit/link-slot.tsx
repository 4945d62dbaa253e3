'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { ActionForm } from '@/components/form/action-form'
import { LinkPersonForm } from '@/components/tree-links/link-person-form'
import { treeAddress, treeKeys } from '@/lib/domain/family-tree/client/keys'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { linkStatusTexts } from '@/lib/domain/tree-links/copy'

/** The way from a person to their own memorial. */
export function LinkSlot({ detail: { person, linkStatus } }: { detail: PersonDetailView }) {
  const { memorialId } = useTreeActs()
  const queries = useQueryClient()
  // The forms work without script and know nothing of what is read of the tree.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: treeKeys.all(memorialId) }), [queries, memorialId])
  const isThere = linkStatus === 'asked' || linkStatus === 'accepted'
  return (
    <div className="space-y-6">
      {linkStatus && <p>{linkStatusTexts[linkStatus]}</p>}
      {isThere ? (
        <ActionForm
          action={treeAddress(memorialId, `/links/${person.id}/end`)}
          label={linkStatus === 'asked' ? 'Tag spørgsmålet tilbage' : 'Fjern linket'}
          doneMessage={{ title: 'Linket er fjernet.' }}
        />
      ) : (
        <LinkPersonForm memorialId={memorialId} personId={person.id} personName={person.name} />
      )}
    </div>
  )
}
