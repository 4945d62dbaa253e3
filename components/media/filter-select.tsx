'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { type GalleryFilter, isShown } from '@/lib/domain/media/gallery/gallery-filter'
import type { GalleryItem } from '@/lib/domain/media/schema'

type FilterSelectProps = {
  items: GalleryItem[]
  albums: EditedAlbum[]
  filter: GalleryFilter
  onFilter: (filter: GalleryFilter) => void
}

const albumPrefix = 'album:'

/** Filters the gallery. A native select: it handles fifty albums as well as none. */
export function FilterSelect({ items, albums, filter, onFilter }: FilterSelectProps) {
  const count = (part: GalleryFilter) => items.filter((item) => isShown(item, part)).length
  const films = count('films')
  const voices = count('voices')
  function choose(value: string) {
    if (value === 'films' || value === 'voices' || value === 'loose') onFilter(value)
    else onFilter(value.startsWith(albumPrefix) ? { album: value.slice(albumPrefix.length) } : 'all')
  }
  return (
    <Field label="Vis" className="w-full sm:w-64">
      {(control) => (
        <Select
          {...control}
          value={typeof filter === 'string' ? filter : `${albumPrefix}${filter.album}`}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="all">Alt ({items.length})</option>
          {(films > 0 || filter === 'films') && <option value="films">Film ({films})</option>}
          {(voices > 0 || filter === 'voices') && <option value="voices">Stemmer ({voices})</option>}
          {albums.length > 0 && <option value="loose">Uden album ({count('loose')})</option>}
          {albums.map(({ id, title }) => (
            <option key={id} value={`${albumPrefix}${id}`}>
              {title} ({count({ album: id })})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
