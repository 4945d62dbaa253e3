'use client'

import { type ReactNode, useDeferredValue, useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { messageOf } from '@/lib/client/api'
import { useTreeSearch } from '@/lib/domain/family-tree/client/hooks'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'

type PersonFinderProps = {
  memorialId: string
  label: string
  hint?: string
  /** What was searched for without script. */
  initial?: string
  /** One who was found; `clear` empties the field. */
  children: (person: TreePersonView, clear: () => void) => ReactNode
}

/** Finds people of the tree by name and year while one types. The answer comes as a list below the field. */
export function PersonFinder({ memorialId, label, hint, initial = '', children }: PersonFinderProps) {
  const [typed, setTyped] = useState(initial)
  // Not for what was searched for before the page was loaded.
  const [isOpen, setIsOpen] = useState(false)
  const asked = useDeferredValue(typed)
  const { data: found, error, isPending, isEnabled } = useTreeSearch(memorialId, asked)
  const clear = () => setTyped('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list goes when the focus leaves it.
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => setIsOpen(currentTarget.contains(relatedTarget))}
    >
      <Field label={label} {...(hint ? { hint } : {})}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsOpen(true)
            }}
            onFocus={() => setIsOpen(typed !== initial)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || typed === '') return
              event.preventDefault()
              clear()
            }}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isEnabled && found ? countText(found.length) : ''}
      </p>
      {isEnabled && isOpen && typed !== '' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus until one of the list is chosen.
        <div
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-lg border border-border bg-popover p-2 shadow-lift"
          onMouseDown={(event) => event.preventDefault()}
        >
          {error && <p className="px-3 py-2 text-destructive">{messageOf(error)}</p>}
          {isPending && !error && <p className="px-3 py-2 text-muted-foreground">Søger...</p>}
          {found?.length === 0 && <p className="px-3 py-2 text-muted-foreground">{countText(0)}</p>}
          {found && found.length > 0 && (
            <ul>
              {found.map((person) => (
                <li key={person.id}>{children(person, clear)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

export const foundClasses =
  'flex min-h-touch w-full flex-col items-start justify-center rounded-md px-3 py-1.5 text-left font-sans no-underline hover:bg-accent'

/** A found person's name and years. */
export function FoundPerson({ person: { name, birthNameText, lifespan } }: { person: TreePersonView }) {
  const more = [birthNameText, lifespanWithin(lifespan)].filter(Boolean).join(', ')
  return (
    <>
      <span>{name}</span>
      {more && <span className="text-muted-foreground text-sm">{more}</span>}
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Ingen i træet hedder det. Prøv med en del af navnet.'
  return count === 1 ? 'Én er fundet.' : `${count} er fundet.`
}
