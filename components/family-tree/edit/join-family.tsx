'use client'

import { useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { useUnjoined } from '@/lib/domain/family-tree/client/hooks'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { type JoinKind, joinKinds, joinWords } from '@/lib/domain/family-tree/edit-copy'
import type { UnjoinedFamilyView } from '@/lib/domain/family-tree/edit-views'

/** Who of a family belongs to whom of the page's, and as what; the form for adding a relative follows. */
export function JoinFamily({ family: { people, count } }: { family: UnjoinedFamilyView }) {
  const { memorialId, open } = useTreeActs()
  const pagePerson = useUnjoined(memorialId).data?.pages[0]?.pagePerson
  const [personId, setPersonId] = useState(people.length === 1 ? people[0]?.id : undefined)
  const [kind, setKind] = useState<JoinKind>()
  const person = people.find(({ id }) => id === personId)

  function join(other: { id: string }) {
    if (!person || !kind) return
    open({ kind: 'add', personId: other.id, as: kind, existing: { id: person.id, name: person.name } })
  }

  return (
    <div className="space-y-8">
      {people.length > 1 && (
        <FieldGroup
          legend="Hvem i familien hører sammen med en i slægten?"
          {...(count > people.length && { hint: moreHint })}
        >
          <RadioGroup
            name="join-person"
            value={personId ?? ''}
            onValueChange={setPersonId}
            options={people.map(({ id, name, lifespan }) => ({
              value: id,
              label: [name, lifespanWithin(lifespan)].filter(Boolean).join(', '),
            }))}
          />
        </FieldGroup>
      )}
      {person && (
        <FieldGroup legend={`Hvordan hører ${person.name} til?`}>
          <RadioGroup
            name="join-kind"
            value={kind ?? ''}
            onValueChange={(chosen) => setKind(joinKinds.find((each) => each === chosen))}
            options={joinKinds.map((each) => ({ value: each, label: joinWords[each].label }))}
          />
        </FieldGroup>
      )}
      {person && kind && (
        <div className="space-y-4">
          <PersonSearch
            memorialId={memorialId}
            label={joinWords[kind].whose(person.name)}
            except={people.map(({ id }) => id)}
            onChosen={join}
          />
          {pagePerson && (
            <Button variant="outline" onClick={() => join(pagePerson)}>
              {pagePerson.name}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const moreHint = 'Er det en, der ikke står her, så vælg »Se i træet« på listen, og brug »Tilføj« ved personen.'
