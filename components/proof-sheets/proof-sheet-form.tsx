'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ArtworkFactsList, ArtworkWarnings } from '@/components/artwork/artwork-facts'
import { ArtworkFields } from '@/components/artwork/artwork-fields'
import { StonePreview } from '@/components/artwork/stone-preview'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { InscriptionFields } from '@/components/proof-sheets/inscription-fields'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { TouchLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { useArtworkPreview } from '@/lib/domain/exports/client/hooks'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { type CodeChoice, type ProofSheetFormInput, proofSheetForm } from '@/lib/domain/proof-sheets/schema'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

type ProofSheetFormProps = {
  area: SheetArea
  /** The API path: for a new sheet, or the sheet's own. */
  action: string
  start: ProofSheetFormInput
  /** Codes to choose from; null if the sheet has its code. */
  choices: CodeChoice[] | null
  draft: FormDraftView
}

const names = [
  'code',
  'name',
  'born',
  'died',
  'dates',
  'text',
  'confirmed',
  'familyName',
  'familyEmail',
  'note',
  'readyWhen',
  'internalNote',
] as const

/** Everything to be cut, with a live preview; saves without sending to the family. */
export function ProofSheetForm({ area, action, start, choices, draft }: ProofSheetFormProps) {
  const router = useRouter()
  const write = usePost<{ id: string }>(action)
  const [refused] = useState(() => draftErrors<ProofSheetFormInput>(draft))
  const form = useForm({
    resolver: zodResolver(proofSheetForm),
    defaultValues: start,
    // Report a line that is too long on blur, not only on submit.
    mode: 'onTouched',
    ...(refused && { errors: refused }),
  })
  const { forget } = useKeptForm(form, { name: `${sheetFormName}-${action}-${start.code}`, action })
  useDraftRefusals(form, draft)
  const errors = form.formState.errors
  const drawing = errors.options?.root?.message ?? errors.options?.message
  const submit = form.handleSubmit(() => {
    write.mutate(form.getValues(), {
      onSuccess: ({ id }) => {
        forget()
        router.push(sheetPath(area, id))
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, names),
    })
  })
  return (
    <FormProvider {...form}>
      <form
        id={sheetFormName}
        action={action}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr]"
      >
        <input type="hidden" name="area" value={area} />
        <div className="space-y-12">
          <FormRefusal error={write.error} message={errors.root?.message ?? drawing} />
          <CodeField area={area} choices={choices} />
          <InscriptionFields />
          <ArtworkFields hasTexts={false} />
          <FamilyFields />
        </div>
        <SheetPreview />
        <div className="space-y-4">
          <Button type="submit" size="lg" pending={write.isPending} pendingText="Gemmer...">
            Gem tegningen
          </Button>
          <p className="text-muted-foreground">Den bliver ikke sendt endnu. Du får den hele at se først.</p>
        </div>
      </form>
    </FormProvider>
  )
}

/** `choices`: the newest available codes; null if the sheet has its code. */
type CodeFieldProps = { area: SheetArea; choices: CodeChoice[] | null }

/** The code to draw: chosen, typed, or read by a hand scanner. */
function CodeField({ area, choices }: CodeFieldProps) {
  const listId = useId()
  const { register, formState } = useFormContext<ProofSheetFormInput>()
  return (
    <section className="space-y-2">
      <Field
        label="Kode"
        hint={choices ? 'Vælg i feltet, scan koden, eller skriv de ti tegn.' : undefined}
        error={formState.errors.code?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            readOnly={choices === null}
            list={choices ? listId : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="max-w-form tabular-nums"
          />
        )}
      </Field>
      {choices && (
        <>
          <datalist id={listId}>
            {choices.map(({ formattedCode, packageName }) => (
              <option key={formattedCode} value={formattedCode}>
                {packageName}
              </option>
            ))}
          </datalist>
          <p>
            <TouchLink href={`${sheetAreas[area]}/new`}>Vis alle ledige koder</TouchLink>
          </p>
        </>
      )}
    </section>
  )
}

/** The family's contact. */
function FamilyFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<ProofSheetFormInput>()
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Hvem skal godkende?</h2>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Familiens navn" error={errors.familyName?.message} required>
          {(control) => <Input {...control} {...register('familyName')} autoComplete="off" maxLength={120} />}
        </Field>
        <Field label="Familiens mailadresse" error={errors.familyEmail?.message} required>
          {(control) => (
            <Input {...control} {...register('familyEmail')} type="email" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
      </div>
      <Field
        label="Besked til familien"
        hint="Familien læser den i mailen og ved tegningen."
        error={errors.note?.message}
        optional
      >
        {(control) => <Textarea {...control} {...register('note')} rows={3} />}
      </Field>
      <Field
        label="Hvornår regner I med at være færdige?"
        hint="For eksempel: omkring uge 34. Familien læser det ved tegningen og i kvitteringen."
        error={errors.readyWhen?.message}
        optional
      >
        {(control) => <Input {...control} {...register('readyWhen')} autoComplete="off" />}
      </Field>
      <Field
        label="Kun til jer selv"
        // 2 of 2 kept by: lib/domain/proof-sheets/family-sheet.test.ts
        hint="Et notat om arbejdet. Familien ser det aldrig, hverken på tegningen, i mails eller på papir."
        error={errors.internalNote?.message}
        optional
      >
        {(control) => <Textarea {...control} {...register('internalNote')} rows={2} />}
      </Field>
    </section>
  )
}

/** A live preview: beside the form, on a phone above the save button. */
function SheetPreview() {
  const { watch } = useFormContext<ProofSheetFormInput>()
  const { options, name, dates = '', text = '', cutsText, code } = watch()
  const lines = cutsText ? [name, dates, ...text.split('\n')].map((line) => line.trim()).filter(Boolean) : []
  const parsed = artworkOptions.safeParse({ ...options, lines })
  const drawn = isTextCode(code ?? '') ? normaliseTextCode(code) : null
  const { data, error } = useArtworkPreview(parsed.success ? parsed.data : null, drawn)
  return (
    <section
      aria-label="Sådan bliver den"
      className="space-y-6 noscript:hidden lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {!parsed.success && <Notice>Ret målene eller de lange linjer, så bliver koden tegnet igen.</Notice>}
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      {!data && !error && parsed.success && <Spinner text="Tegner..." />}
      {data?.svg && parsed.success && (
        <StonePreview
          preview={data}
          svg={data.svg}
          shape={parsed.data.shape}
          cornerRadiusMm={parsed.data.cornerRadiusMm}
        />
      )}
      {data && (
        <>
          <ArtworkWarnings preview={data} />
          <ArtworkFactsList preview={data} />
        </>
      )}
    </section>
  )
}
