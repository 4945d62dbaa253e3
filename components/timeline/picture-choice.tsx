'use client'

import { useController, useFormContext } from 'react-hook-form'
import type { EventFormValues } from '@/components/timeline/event-form-values'
import { FieldGroup } from '@/components/ui/field'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { EVENT_PICTURE_LIMIT } from '@/lib/domain/timeline/schema'

/** Some of the gallery's pictures, in the order they are chosen. Nothing at all while the gallery is empty. */
export function PictureChoice({ pictures }: { pictures: GalleryItem[] }) {
  const { control } = useFormContext<EventFormValues>()
  const { field, fieldState } = useController({ control, name: 'pictureIds' })
  const chosen = field.value ?? []
  const usable = pictures.filter(({ kind, status }) => kind === 'picture' && status === 'ready')
  if (usable.length === 0) return null
  const isFull = chosen.length >= EVENT_PICTURE_LIMIT

  function toggle(id: string) {
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  return (
    <FieldGroup
      legend={
        <>
          Billeder<span className="font-normal text-muted-foreground"> (valgfrit)</span>
        </>
      }
      hint={`Vælg op til ${EVENT_PICTURE_LIMIT} af sidens billeder.`}
      error={fieldState.error?.message}
    >
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 overflow-y-auto p-1">
        {usable.map((picture, index) => {
          const isChosen = chosen.includes(picture.id)
          return (
            <li key={picture.id}>
              <label className="relative block cursor-pointer rounded-lg has-checked:ring-4 has-checked:ring-ring has-disabled:cursor-default has-disabled:opacity-60">
                <input
                  type="checkbox"
                  className="absolute top-2 left-2 size-6 accent-primary"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(picture.id)}
                  onBlur={field.onBlur}
                  aria-label={picture.alt || `Billede ${index + 1}`}
                />
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="7rem"
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full rounded-lg bg-muted object-cover"
                />
              </label>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-muted-foreground text-sm">
        {chosen.length > 0 && `${chosen.length} af ${EVENT_PICTURE_LIMIT} valgt`}
      </p>
    </FieldGroup>
  )
}
