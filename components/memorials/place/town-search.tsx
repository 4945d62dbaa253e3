'use client'

import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { MapPlace } from '@/lib/shared/map-sheet'

type TownSearchProps = { places: readonly MapPlace[]; onFound: (place: MapPlace) => void }

/** Centres the map on a town; the user then marks the grave. */
export function TownSearch({ places, onFound }: TownSearchProps) {
  const listId = useId()
  const names = [...new Set(places.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other, 'da'))

  function find(typed: string) {
    const wanted = typed.trim().toLocaleLowerCase('da-DK')
    const place = places.find(({ name }) => name.toLocaleLowerCase('da-DK') === wanted)
    if (place) onFound(place)
  }

  return (
    <Field label="Find en by" optional className="max-w-form">
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            onChange={({ target }) => find(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
