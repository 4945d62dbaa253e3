'use client'

import { useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MOST_MUSIC_LINKS, musicSites } from '@/lib/domain/memorials/music-links-schema'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const fields = [
  { name: 'title', label: 'Hvad man hører', maxLength: 120, inputMode: 'text' },
  { name: 'link', label: 'Link til musikken', maxLength: 200, inputMode: 'url' },
] as const

const places = Array.from({ length: MOST_MUSIC_LINKS }, (_, index) => index)

/** Up to five links to music elsewhere. */
export function MusicLinkFields() {
  const { register, formState } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-6">
      <h3 className="text-xl">Musik andre steder</h3>
      <p className="text-muted-foreground">
        {/* 2 of 2 kept by: components/memorial-page/music.test.tsx */}I kan også vise vej til en indspilning, der
        ligger et andet sted. {musicSites} Der bliver ikke hentet noget derfra, før en gæst trykker på linket.
      </p>
      {places.map((index) => (
        <FieldGroup key={index} legend={`${index + 1}. link`}>
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {fields.map(({ name, label, ...input }) => (
              <Field key={name} label={label} optional error={formState.errors.musicLinks?.[index]?.[name]?.message}>
                {(control) => (
                  <Input
                    {...control}
                    {...input}
                    autoComplete="off"
                    defaultValue={formState.defaultValues?.musicLinks?.[index]?.[name] ?? ''}
                    {...register(`musicLinks.${index}.${name}`)}
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
      ))}
    </div>
  )
}
