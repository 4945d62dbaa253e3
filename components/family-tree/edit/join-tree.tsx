'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { useJoinTree } from '@/lib/domain/family-tree/client/edit-hooks'
import type { OwnTreeView } from '@/lib/domain/family-tree/edit-views'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'

type JoinTreeProps = { memorial: { id: string; name: string }; trees: readonly OwnTreeView[] }

/** 'Brug træet fra …': the page shows the tree of another page of the family. Nothing where there is none. */
export function JoinTree({ memorial, trees }: JoinTreeProps) {
  const router = useRouter()
  const join = useJoinTree(memorial.id)
  const [fromId, setFromId] = useState(trees.length === 1 ? (trees[0]?.memorialId ?? '') : '')
  const [person, setPerson] = useState<TreePersonView | null>(null)
  const from = trees.find(({ memorialId }) => memorialId === fromId)
  if (trees.length === 0) return null

  function choose(memorialId: string) {
    setFromId(memorialId)
    setPerson(null)
    join.reset()
  }

  return (
    <section aria-labelledby="join-tree" className="mt-14 max-w-measure space-y-6">
      <h2 id="join-tree" className="text-2xl">
        {trees.length === 1 && from ? `Brug træet fra ${from.name}` : 'Brug et træ, I har'}
      </h2>
      <p>
        Er {memorial.name} i et slægtstræ, I har i forvejen, kan siden vise det samme. Så tegner I kun familien én gang,
        og det, I retter, ses på begge sider.
      </p>
      {trees.length > 1 && (
        <FieldGroup legend="Hvilket træ?">
          <RadioGroup
            name="from"
            value={fromId}
            onValueChange={choose}
            options={trees.map(({ memorialId, name }) => ({ value: memorialId, label: `Træet fra ${name}` }))}
          />
        </FieldGroup>
      )}
      {from && (
        <PersonSearch
          key={fromId}
          memorialId={from.memorialId}
          label={`Hvem i træet er ${memorial.name}?`}
          onChosen={setPerson}
        />
      )}
      {person && (
        <p role="status">
          Valgt: <span className="font-semibold">{person.name}</span> {person.lifespan}
        </p>
      )}
      <TreeRefusal error={join.error} />
      {from && person && (
        <Button
          pending={join.isPending}
          pendingText="Et øjeblik..."
          onClick={() =>
            join.mutate({ from: from.memorialId, personId: person.id }, { onSuccess: () => router.refresh() })
          }
        >
          Brug træet fra {from.name}
        </Button>
      )}
    </section>
  )
}
