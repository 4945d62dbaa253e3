'use client'

import { removalWords } from '@/components/family-tree/edit/removal-words'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { Button } from '@/components/ui/button'
import { useRemovePerson } from '@/lib/domain/family-tree/client/edit-hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'

/** Takes a person out of the tree, after what that means. */
export function RemovePerson({ detail }: { detail: PersonDetailView }) {
  const { memorialId, show, close, tell } = useTreeActs()
  const remove = useRemovePerson(memorialId)
  const { id, name } = detail.person

  function act() {
    remove.mutate(id, {
      onSuccess: () => {
        close()
        const nearest = nearestOf(detail)
        if (nearest) show(nearest)
        tell(`${name} er taget ud af træet`)
      },
    })
  }

  return (
    <div className="space-y-6">
      <p>{removalWords(detail)}</p>
      <TreeRefusal error={remove.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" pending={remove.isPending} pendingText="Fjerner..." onClick={act}>
          Fjern fra træet
        </Button>
        <Button variant="outline" autoFocus onClick={close}>
          Behold
        </Button>
      </div>
    </div>
  )
}

/** Where one looks when the person is gone. */
function nearestOf({ couples, parents, siblings }: PersonDetailView): string | undefined {
  const people = [
    ...couples.flatMap(({ partner, children }) => [...(partner ? [partner] : []), ...children]),
    ...parents.flatMap((one) => one.people),
    ...siblings,
  ]
  return people[0]?.id
}
