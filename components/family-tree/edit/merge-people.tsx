'use client'

import { useState } from 'react'
import { MergeForm } from '@/components/family-tree/edit/merge-form'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

type MergePeopleProps = { detail: PersonDetailView; otherId: string | null }

/** Makes one of two: the other is found first, then each field is chosen. */
export function MergePeople({ detail, otherId: known }: MergePeopleProps) {
  const { memorialId } = useTreeActs()
  const [otherId, setOtherId] = useState(known)
  const { data: other, error } = useTreePerson(memorialId, otherId)
  const { id, name } = detail.person
  if (otherId === null) {
    return (
      <div className="space-y-6">
        <p>
          Står {name} to gange i træet, kan de to blive til én. Forældre, partnere og børn fra dem begge bliver. Find
          den anden:
        </p>
        <PersonSearch
          memorialId={memorialId}
          label="Hvem er den samme?"
          except={[id]}
          takesFocus
          onChosen={(person) => setOtherId(person.id)}
        />
      </div>
    )
  }
  const isUsable = other?.fields && !other.isWithdrawn
  return (
    <div className="space-y-6">
      {error && !other && <Notice variant="error">{messageOf(error)}</Notice>}
      {!error && !other && <Spinner />}
      {other && !isUsable && <Notice>De to kan ikke blive til én, for den anden kan ikke rettes.</Notice>}
      {other && isUsable && <MergeForm key={otherId} one={detail} other={other} />}
      <Button size="compact" variant="ghost" onClick={() => setOtherId(null)}>
        Vælg en anden
      </Button>
    </div>
  )
}
