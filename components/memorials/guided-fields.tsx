'use client'

import { GalleryEditor } from '@/components/media/gallery-editor'
import { BiographyField } from '@/components/memorials/biography-field'
import { useEditor } from '@/components/memorials/editor-provider'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { TextField } from '@/components/memorials/text-field'
import { VisibilityFields } from '@/components/memorials/visibility-fields'
import { TextLink } from '@/components/ui/text-link'
import { visibilityTexts } from '@/lib/domain/memorials/copy'
import type { CreationStep } from '@/lib/domain/memorials/creation-step'
import { EPITAPH_MAX_LENGTH } from '@/lib/domain/memorials/schema'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'

export function StepFields({ step }: { step: CreationStep }) {
  const { opened } = useEditor()
  if (step === 'name') return <NameFields />
  if (step === 'dates') return <DateFields isLiving={opened.isOwnStory} />
  if (step === 'biography') return <BiographyField />
  if (step === 'visibility') return <VisibilityFields />
  if (step === 'epitaph') {
    return <TextField name="epitaph" label="Mindeord" optional rows={2} maxLength={EPITAPH_MAX_LENGTH} />
  }
  return (
    <>
      <h2 className="text-2xl">Gravsted</h2>
      <RestingFields />
      <h2 className="pt-6 text-2xl">Begravelse eller bisættelse</h2>
      <FuneralFields />
    </>
  )
}

/** A step without fields. */
export function NoSections({ step }: { step: CreationStep }) {
  const { isOwner, memorial, opened, portraitId, coverId, choose } = useEditor()
  if (step === 'portrait') {
    const hint = `JPEG, PNG, HEIC eller TIFF, højst ${mediaLimits.picture.megabytes} MB.`
    return (
      <>
        <PortraitPicker place="portraitId" hint={hint} />
        <h2 className="pt-6 text-2xl">Forsiden</h2>
        <PortraitPicker place="coverId" hint={`Et bredt billede bag navnet, for eksempel et landskab. ${hint}`} />
        <h2 className="pt-6 text-2xl">Andre billeder</h2>
        <GalleryEditor
          memorialId={opened.id}
          opened={opened.pictures}
          room={opened.room}
          portraitId={portraitId}
          coverId={coverId}
          onChoose={choose}
        />
      </>
    )
  }
  if (step === 'successor') return null
  return (
    <p>
      Lige nu: <strong className="font-semibold">{visibilityTexts[memorial.visibility].label}.</strong>{' '}
      {isOwner ? (
        <TextLink href={`/edit-memorial/${memorial.slug}#synlighed`}>Ret, hvem der må se siden</TextLink>
      ) : (
        'Det bestemmer den, der ejer siden.'
      )}
    </p>
  )
}
