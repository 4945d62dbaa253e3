'use client'

import { type MouseEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'
import { searchTexts } from '@/lib/domain/tree-drawing/copy'
import { printCopy } from '@/lib/domain/tree-drawing/print-copy'
import { FoundPerson, foundClasses, PersonFinder } from './person-finder'

type Chosen = { id: string; name: string }
/** What was searched for with the form, and who was found. */
export type PrintSearch = { words: string; people: TreePersonView[] }
type PrintPersonProps = {
  memorialId: string
  /** Whose ancestors and descendants are shown now. */
  person: Chosen
  search: PrintSearch | null
}

/** Whose ancestors and descendants are printed: found while one types, or without script with the form. */
export function PrintPerson({ memorialId, person, search }: PrintPersonProps) {
  const [chosen, setChosen] = useState(person)
  const found = search?.people ?? []
  const known = new Map(found.map((one) => [one.id, one]))
  const offered = [...new Map<string, Chosen>([person, ...found, chosen].map((one) => [one.id, one])).values()]
  function choose({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, { id, name }: Chosen) {
    setChosen({ id, name })
    const parts = form?.elements.namedItem('part')
    if (parts instanceof RadioNodeList) parts.value = 'lines'
  }
  return (
    <FieldGroup legend={printCopy.whose}>
      {offered.length === 1 ? (
        <p className="py-2">
          {person.name}
          <input type="hidden" name="person" value={person.id} />
        </p>
      ) : (
        <RadioGroup
          name="person"
          value={chosen.id}
          onValueChange={(id) => setChosen(offered.find((one) => one.id === id) ?? person)}
          options={offered.map(({ id, name }) => {
            const one = known.get(id)
            return { value: id, label: one ? <FoundPerson person={one} /> : name }
          })}
        />
      )}
      {search && found.length === 0 && (
        <p role="status" className="py-2 text-muted-foreground">
          {searchTexts.nobody(search.words)}. {searchTexts.tryPart}
        </p>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <PersonFinder memorialId={memorialId} label="Find en anden i træet" initial={search?.words ?? ''}>
            {(one, clear) => (
              <button
                type="button"
                className={foundClasses}
                onClick={(event) => {
                  choose(event, one)
                  clear()
                }}
              >
                <FoundPerson person={one} />
              </button>
            )}
          </PersonFinder>
        </div>
        {/* Named, so that the page knows a search from a choice. */}
        <Button type="submit" name="find" value="1" variant="outline" className="hidden noscript:inline-flex">
          Søg
        </Button>
      </div>
    </FieldGroup>
  )
}
