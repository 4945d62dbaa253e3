'use client'

import { useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { Button } from '@/components/ui/button'

export type Chosen = { id: string; name: string }

type ExistingPersonProps = {
  memorialId: string
  chosen: Chosen
  except: readonly string[]
  onChosen: (person: Chosen) => void
}

/** 'Findes allerede i træet': somebody who is there already is chosen instead of written again. */
export function ExistingPerson({ memorialId, chosen, except, onChosen }: ExistingPersonProps) {
  const [isOpen, setOpen] = useState(false)
  if (chosen.id !== '') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-muted px-5 py-4">
        <p role="status" className="min-w-0">
          <span className="block text-muted-foreground text-sm">Valgt i træet</span>
          <span className="font-semibold wrap-anywhere">{chosen.name}</span>
        </p>
        <Button size="compact" variant="outline" autoFocus onClick={() => onChosen({ id: '', name: '' })}>
          Skriv en ny i stedet
        </Button>
      </div>
    )
  }
  return (
    <div className="space-y-4">
      <Button size="compact" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Findes allerede i træet
      </Button>
      {isOpen && (
        <PersonSearch
          memorialId={memorialId}
          label="Hvem er det?"
          except={except}
          takesFocus
          onChosen={({ id, name }) => onChosen({ id, name })}
        />
      )}
    </div>
  )
}
