'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { keptEntry } from '@/lib/client/use-kept-form'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

// Most trees have begun long ago.
const QuickForm = dynamic(
  () =>
    import('@/components/family-tree/edit/quick-form').then(
      (file) => file.QuickForm,
      // Offline the tree can still be read.
      () => () => null,
    ),
  { ssr: false },
)

/**
 * The beginning of a tree: the closest family of the page's person in one small form. Nothing once somebody is there,
 * unless the form was begun.
 */
export function QuickStart({ personId }: { personId: string }) {
  const { memorialId } = useTreeActs()
  const { data: detail } = useTreePerson(memorialId, personId)
  return detail ? <Gate key={personId} detail={detail} /> : null
}

/** Stays open while those who are added appear in the tree. */
function Gate({ detail }: { detail: PersonDetailView }) {
  const { memorialId } = useTreeActs()
  const keptAs = `family:${memorialId}:${detail.person.id}`
  const [isOpen, setOpen] = useState(() => isAlone(detail) || keptEntry(keptAs).read() !== null)
  if (!isOpen || !detail.canEdit) return null
  return <QuickForm detail={detail} keptAs={keptAs} onDone={() => setOpen(false)} />
}

function isAlone({ parents, couples, siblings }: PersonDetailView): boolean {
  return parents.length + couples.length + siblings.length === 0
}
