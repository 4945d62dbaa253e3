'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { messageOf } from '@/lib/client/api'
import { useTreeSearch } from '@/lib/domain/family-tree/client/hooks'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'

type PersonSearchProps = {
  /** The page whose tree is searched. */
  memorialId: string
  label: string
  /** Who cannot be chosen. */
  except?: readonly string[]
  takesFocus?: boolean
  onChosen: (person: TreePersonView) => void
}

/** Finds somebody in the tree by name and year, and chooses them with one press. */
export function PersonSearch({ memorialId, label, except = [], takesFocus = false, onChosen }: PersonSearchProps) {
  const [typed, setTyped] = useState('')
  const { data: people, error, isFetching } = useTreeSearch(memorialId, typed)
  const found = people?.filter(({ id }) => !except.includes(id)) ?? []
  const isAsked = typed.trim().length > 1
  return (
    <search className="space-y-3">
      <Field label={label} hint="Skriv lidt af navnet, og gerne et årstal.">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            autoFocus={takesFocus}
            maxLength={120}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            // Within a form, Enter would send it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {error
          ? messageOf(error)
          : isAsked && !isFetching && people && told(found.length, people.length > found.length)}
      </p>
      {isAsked && (
        <ul className="space-y-2 empty:hidden">
          {found.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className="flex min-h-touch w-full flex-wrap items-baseline gap-x-3 rounded-lg border border-input bg-card px-4 py-2 text-left hover:bg-accent"
                onClick={() => onChosen(person)}
              >
                <span className="font-semibold wrap-anywhere">{person.name}</span>
                <span className="text-muted-foreground text-sm">
                  {[person.birthNameText, person.lifespan].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function told(count: number, leavesOut: boolean): string {
  if (count === 0) return leavesOut ? 'Ingen andre i træet hedder sådan.' : 'Ingen i træet hedder sådan.'
  return count === 1 ? 'Én fundet. Tryk for at vælge.' : `${count} fundet. Tryk for at vælge.`
}

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
