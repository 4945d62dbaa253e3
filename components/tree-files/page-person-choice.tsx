'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { messageOf } from '@/lib/client/api'
import { useFindInFile } from '@/lib/domain/tree-files/client/hooks'
import type { FoundPeople, FoundPerson } from '@/lib/domain/tree-files/schema'

type PagePersonChoiceProps = {
  memorialId: string
  importId: string
  personName: string
  found: FoundPeople
  /** By a form that was refused; empty for nobody. */
  chosenBefore: string | undefined
}

/** Who of the file the page is about. Others than the proposed are found by name. */
export function PagePersonChoice({ memorialId, importId, personName, found, chosenBefore }: PagePersonChoiceProps) {
  const { proposed } = found
  const [people, setPeople] = useState(() => distinct([...(proposed ? [proposed] : []), ...found.people]))
  const [chosen, setChosen] = useState(chosenBefore ?? proposed?.xref ?? '')
  const [words, setWords] = useState('')
  const search = useFindInFile(memorialId, importId)

  function look() {
    search.mutate(words, {
      onSuccess: ({ people: more }) =>
        setPeople((before) => distinct([...before.filter(({ xref }) => xref === chosen), ...more])),
    })
  }

  const answer = search.isSuccess && search.data.people.length === 0 ? 'Ingen i filen hedder sådan.' : ''
  return (
    <div className="space-y-4">
      <FieldGroup legend={`Hvem i filen er ${personName}?`}>
        <RadioGroup
          name="pageXref"
          value={chosen}
          onValueChange={setChosen}
          options={[
            ...people.map(({ xref, name, lifespan }) => ({ value: xref, label: name, hint: lifespan || undefined })),
            { value: '', label: 'Ingen af dem', hint: 'Så kommer slægten ind ved siden af, uden at hænge sammen.' },
          ]}
        />
      </FieldGroup>
      <div className="flex flex-wrap items-end gap-3 noscript:hidden">
        <Field
          label="Find en anden i filen"
          error={search.error ? messageOf(search.error) : undefined}
          className="min-w-0 grow"
        >
          {(control) => (
            <Input
              {...control}
              type="search"
              value={words}
              maxLength={120}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Not the form around it.
                event.preventDefault()
                look()
              }}
            />
          )}
        </Field>
        <Button variant="outline" onClick={look} pending={search.isPending} pendingText="Søger...">
          Søg
        </Button>
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {answer}
      </p>
    </div>
  )
}

function distinct(people: readonly FoundPerson[]): FoundPerson[] {
  return people.filter(({ xref }, at) => people.findIndex((other) => other.xref === xref) === at)
}
