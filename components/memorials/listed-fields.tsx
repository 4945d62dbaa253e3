'use client'

import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { donationDays, MOST_DONATIONS } from '@/lib/domain/memorials/donations-schema'
import { MOST_MUSIC_LINKS, musicSites } from '@/lib/domain/memorials/music-links-schema'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const donationFields = [
  { name: 'name', label: 'Forening eller fond', maxLength: 80, inputMode: 'text' },
  { name: 'link', label: 'Adresse på nettet', maxLength: 200, inputMode: 'url' },
  { name: 'mobilePay', label: 'MobilePay-nummer', maxLength: 16, inputMode: 'text' },
  { name: 'note', label: 'En linje om det', maxLength: 160, inputMode: 'text' },
] as const

/** Up to three places where gifts go instead of flowers. */
export function DonationFields() {
  const { register } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-6">
      <h3 className="text-xl">I stedet for blomster</h3>
      <p className="text-muted-foreground">
        Vil I hellere have, at der bliver givet til et godt formål, så skriv det her. Pengene går ikke gennem os. Det
        står på siden til {donationDays} dage efter højtideligheden.
      </p>
      <ListedFields list="donations" most={MOST_DONATIONS} noun="formål" fields={donationFields} />
      <Checkbox label="Bliv ved med at vise det bagefter" {...register('donationsStay')} />
    </div>
  )
}

const musicLinkFields = [
  { name: 'title', label: 'Hvad man hører', maxLength: 120, inputMode: 'text' },
  { name: 'link', label: 'Link til musikken', maxLength: 200, inputMode: 'url' },
] as const

/** Up to five links to music elsewhere. */
export function MusicLinkFields() {
  return (
    <div className="space-y-6">
      <h3 className="text-xl">Musik andre steder</h3>
      <p className="text-muted-foreground">
        {/* 2 of 2 kept by: components/memorial-page/music.test.tsx */}I kan også vise vej til en indspilning, der
        ligger et andet sted. {musicSites} Der bliver ikke hentet noget derfra, før en gæst trykker på linket.
      </p>
      <ListedFields list="musicLinks" most={MOST_MUSIC_LINKS} noun="link" fields={musicLinkFields} />
    </div>
  )
}

type ListName = 'donations' | 'musicLinks'
type ListForm = { [List in ListName]?: Record<string, string>[] }
type ListedFieldsProps = {
  list: ListName
  /** The number of entries to fill in. */
  most: number
  noun: string
  fields: readonly { name: string; label: string; maxLength: number; inputMode: 'text' | 'url' }[]
}

/** The same fields for each entry of a list; empty entries are left out when it is saved. */
function ListedFields({ list, most, noun, fields }: ListedFieldsProps) {
  const { register, formState } = useFormContext<ListForm>()
  return Array.from({ length: most }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed in number and order
    <FieldGroup key={index} legend={`${index + 1}. ${noun}`}>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} label={label} optional error={formState.errors[list]?.[index]?.[name]?.message}>
            {(control) => (
              <Input
                {...control}
                {...input}
                autoComplete="off"
                defaultValue={formState.defaultValues?.[list]?.[index]?.[name] ?? ''}
                {...register(`${list}.${index}.${name}`)}
              />
            )}
          </Field>
        ))}
      </div>
    </FieldGroup>
  ))
}
