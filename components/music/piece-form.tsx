'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { SessionEnded } from '@/components/frame/session-ended'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldGroup, Input } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useUpdatePiece } from '@/lib/domain/music/client/music-hooks'
import { rightsGuide, rightsTexts } from '@/lib/domain/music/copy'
import { licenceMost, type MusicItem, musicRights, pieceDetails, shownWord, titleMost } from '@/lib/domain/music/schema'
import { formatTime } from '@/lib/shared/danish-time'

/** The form's schema: radio buttons have no null and no booleans. */
const formFields = pieceDetails.required().extend({
  rights: z.union([z.literal('').transform(() => null), z.enum(musicRights)]),
  isShown: shownWord,
})
type Values = z.input<typeof formFields>
const fieldNames = ['title', 'artist', 'year', 'rights', 'licence', 'isShown'] as const
const rightsChoices = musicRights.map((value) => ({ value, ...rightsTexts[value] }))
const shownChoices = [
  { value: 'ja', label: 'Ja, alle, der kan se siden, kan høre den' },
  { value: 'nej', label: 'Nej, kun vi, der redigerer siden' },
]

type PieceFormProps = {
  memorialId: string
  item: MusicItem
  name: string
  /** Of this piece, refused without script. */
  draft: FormDraftView
}

/** What the family says of a piece: title, who plays, when, and why it may be here. */
export function PieceForm({ memorialId, item, name, draft }: PieceFormProps) {
  const action = `/api/memorials/${memorialId}/music/${item.id}`
  const update = useUpdatePiece(memorialId)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errorsOfDraft] = useState(() => draftErrors<Values>(draft))
  const start: Values = { ...valuesOf(item), ...draft?.values }
  const form = useForm<Values, unknown, z.output<typeof formFields>>({
    resolver: zodResolver(formFields),
    defaultValues: start,
    ...(errorsOfDraft && { errors: errorsOfDraft }),
  })
  const { register, handleSubmit, formState, watch } = form
  const { forget } = useKeptForm(form, { name: `musik-${item.id}`, action })
  useDraftRefusals(form, draft)
  const { errors, isDirty } = formState
  // With the value it shows before script has loaded.
  const bind = (field: 'title' | 'artist' | 'year' | 'licence') => ({
    ...register(field),
    defaultValue: String(start[field] ?? ''),
  })
  const isLicence = watch('rights') === 'licence'

  const save = handleSubmit(async ({ isShown, ...values }) => {
    try {
      const saved = await update.mutateAsync({ id: item.id, ...values, isShown: isShown === 'ja' })
      forget()
      form.reset(valuesOf(saved))
      setSavedAt(new Date())
    } catch (error) {
      if (error instanceof Error) showServerErrors(form, error, fieldNames)
    }
  })

  return (
    <form noValidate method="post" action={action} onSubmit={save} className="mt-4 space-y-6">
      {/* Tells whose form it was when it comes back refused. */}
      <input type="hidden" name="mediaId" value={item.id} />
      <Field label="Titel" optional error={errors.title?.message}>
        {(control) => <Input {...control} maxLength={titleMost} {...bind('title')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label="Hvem der spiller eller synger" optional error={errors.artist?.message}>
          {(control) => <Input {...control} maxLength={titleMost} {...bind('artist')} />}
        </Field>
        <Field label="Årstal" error={errors.year?.message}>
          {(control) => <Input {...control} inputMode="numeric" maxLength={4} {...bind('year')} />}
        </Field>
      </div>
      {!item.isMade && (
        <FieldGroup legend="Hvorfor må musikken ligge her?" error={errors.rights?.message}>
          <RadioGroup options={rightsChoices} defaultValue={start.rights} {...register('rights')} />
          {/* Without script the field is there for all choices. */}
          <Field
            label="Tilladelsens nummer"
            hint="Eller hvem den kommer fra."
            error={errors.licence?.message}
            className={isLicence ? '' : 'hidden noscript:block'}
          >
            {(control) => <Input {...control} maxLength={licenceMost} {...bind('licence')} />}
          </Field>
          <RightsGuide />
          <PrivacyLine about="musik">Vi gemmer dit navn og tidspunktet sammen med svaret.</PrivacyLine>
        </FieldGroup>
      )}
      <FieldGroup legend="Skal musikken vises på mindesiden?" error={errors.isShown?.message}>
        <RadioGroup options={shownChoices} defaultValue={start.isShown} {...register('isShown')} />
      </FieldGroup>
      <FieldError message={errors.root?.message} />
      {isSessionEnded(update.error) && <SessionEnded />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={update.isPending} pendingText="Gemmer...">
          Gem<span className="sr-only"> {name}</span>
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {update.isError && isDirty && 'Ikke gemt endnu. Det, du skrev, står her stadig.'}
          {!update.isPending && !isDirty && savedAt && `Gemt kl. ${formatTime(savedAt)}`}
        </p>
      </div>
    </form>
  )
}

function valuesOf({ title, artist, year, rights, licence, isShown }: MusicItem): Values {
  return {
    title: title ?? '',
    artist: artist ?? '',
    year: year === null ? '' : String(year),
    rights: rights ?? '',
    licence: licence ?? '',
    isShown: isShown ? 'ja' : 'nej',
  }
}

/** What Koda, NCB and Gramex do and do not, folded away for those who know it. */
function RightsGuide() {
  return (
    <details className="rounded-lg bg-muted px-5 py-2">
      <summary className="flex min-h-touch cursor-pointer items-center font-sans font-semibold">
        Koda, NCB og Gramex: hvem giver lov til hvad?
      </summary>
      <div className="space-y-3 pb-3 text-base">
        {rightsGuide.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
