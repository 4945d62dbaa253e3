'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ArtworkFields } from '@/components/artwork/artwork-fields'
import { draftErrors } from '@/components/form/draft-errors'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { useDraftRefusals } from '@/components/form/use-draft-refusals'
import { CodeField } from '@/components/proof-sheets/code-field'
import { FamilyFields } from '@/components/proof-sheets/family-fields'
import { InscriptionFields } from '@/components/proof-sheets/inscription-fields'
import { SheetPreview } from '@/components/proof-sheets/sheet-preview'
import { Button } from '@/components/ui/button'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { type CodeChoice, type ProofSheetFormInput, proofSheetForm } from '@/lib/domain/proof-sheets/schema'

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
