'use client'

import { useState } from 'react'
import { removalText } from '@/components/family-tree/edit/removal-text'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { showToast } from '@/components/ui/toast'
import { useRemovePerson, useWithdrawPerson } from '@/lib/domain/family-tree/client/edit-hooks'
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
      <p>{removalText(detail)}</p>
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

/** Erases what is written about somebody who asked not to be in the tree. */
export function WithdrawPerson({ detail: { person } }: { detail: PersonDetailView }) {
  const { memorialId, close } = useTreeActs()
  const withdraw = useWithdrawPerson(memorialId)
  const [isSure, setSure] = useState(false)
  const { id, name } = person

  function act() {
    withdraw.mutate(id, {
      onSuccess: () => {
        close()
        void showToast({ title: 'Personen er taget ud', description: 'I træet står der nu »Ikke vist«.' })
      },
    })
  }

  return (
    <div className="space-y-6">
      <p>
        Enhver kan bede om ikke at stå i et slægtstræ. Gør {name} det, så tag personen ud her. Navn, datoer, steder,
        note og billede bliver slettet, også i tidligere ændringer.
      </p>
      <p>
        Pladsen i træet bliver, så resten af familien stadig hænger sammen. Der står »Ikke vist«, også for jer, og ingen
        slægtsfil skriver personen ind igen.
      </p>
      <Checkbox
        label="Det kan ikke fortrydes, og jeg er sikker"
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <TreeRefusal error={withdraw.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="destructive"
          disabled={!isSure}
          pending={withdraw.isPending}
          pendingText="Sletter..."
          onClick={act}
        >
          Tag {name} ud
        </Button>
        <Button variant="outline" onClick={close}>
          Lad være
        </Button>
      </div>
    </div>
  )
}
