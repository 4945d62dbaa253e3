'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { FormProvider, useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { ArtworkFields } from '@/components/artwork/artwork-fields'
import { artworkDefaults } from '@/components/artwork/artwork-form'
import { LivePreview } from '@/components/artwork/live-preview'
import { SameTextQuestion } from '@/components/artwork/same-text-question'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { BatchSourceFields, madeFor, packageBy } from '@/components/production/batch-source-fields'
import { PlateTextsField } from '@/components/production/plate-texts-field'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { piecesText } from '@/lib/domain/production/copy'
import {
  type BatchPackage,
  type BatchSource,
  type MadeBatch,
  type MakeBatchFormInput,
  makeBatchForm,
} from '@/lib/domain/production/schema'
import type { BatchStart } from '@/lib/domain/shipments/views'

export type NewBatchStart = { source: BatchSource; packageNumber: string; codes: string; proofSheetNumbers: string }
type NewBatchFormProps = {
  start: NewBatchStart
  /** What the order behind the package said. */
  ordered: BatchStart | null
  draft: FormDraftView
  packages: BatchPackage[]
  today: string
}

const action = '/api/production/batches'
const serverFields = [
  'name',
  'dueOn',
  'note',
  'packageNumber',
  'codes',
  'proofSheetNumbers',
  'texts',
  'sameText',
  'options',
] as const

/** Makes a batch from a package, chosen codes, or approved proof sheets. */
export function NewBatchForm({ start, ordered, draft, packages, today }: NewBatchFormProps) {
  const router = useRouter()
  const make = usePost<MadeBatch>(action)
  const typed = draft?.values ?? {}
  const form = useForm<MakeBatchFormInput, unknown, unknown>({
    resolver: zodResolver(makeBatchForm),
    // Report a line that is too long on blur, not only on submit.
    mode: 'onTouched',
    defaultValues: {
      ...start,
      name: typed.name ?? ordered?.name ?? '',
      dueOn: typed.dueOn ?? ordered?.dueOn ?? '',
      note: typed.note ?? ordered?.note ?? '',
      packageNumber: typed.packageNumber ?? start.packageNumber,
      codes: typed.codes ?? start.codes,
      proofSheetNumbers: typed.proofSheetNumbers ?? start.proofSheetNumbers,
      texts: typed.texts ?? '',
      sameText: '',
      options: { ...artworkDefaults, ...madeFor(packageBy(packages, start.packageNumber)) },
    },
  })
  const chosen = start.packageNumber || start.codes || start.proofSheetNumbers
  // Each selection made elsewhere has its own draft, and takes precedence over the tab's plain draft.
  const { forget } = useKeptForm(form, { name: chosen ? `nyt-parti-${JSON.stringify(start)}` : 'nyt-parti', action })
  const { register, formState } = form
  const { errors } = formState
  const answered = formState.isSubmitted ? null : draft
  const errorOf = (name: (typeof serverFields)[number]) => errors[name]?.message ?? answered?.errors[name]
  // Invalid measures are reported at their fields on submit; only a drawing that cannot be cut disables the button.
  const isParsed = makeBatchForm.shape.options.safeParse(form.watch('options')).success
  const isDrawnAlready = form.watch('source') === 'proof_sheets'
  const problem = rootError(formState, draft) ?? errors.options?.root?.message ?? errors.options?.message
  const submit = form.handleSubmit(() =>
    make.mutate(form.getValues(), {
      onSuccess: ({ number, pieces, leftOut }) => {
        forget()
        showToast({ title: `Parti ${number} er lagt i kø`, description: madeText(pieces, leftOut) })
        router.push(`/admin/qr-production/${number}`)
      },
      onError: (error) => showServerErrors(form, error, serverFields),
    }),
  )
  const order = (canOrder: boolean) => (
    <div className="space-y-4">
      <SameTextQuestion question={errorOf('sameText')} before="partiet lægges i kø" />
      <FormRefusal error={make.error} message={problem} />
      <Button
        type="submit"
        size="lg"
        disabled={isParsed && !canOrder}
        pending={make.isPending}
        pendingText="Lægger i kø..."
      >
        Læg partiet i kø
      </Button>
    </div>
  )
  return (
    <FormProvider {...form}>
      <form
        id="nyt-parti"
        action={action}
        method="post"
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-2"
      >
        <div className="min-w-0 space-y-10">
          <section className="space-y-5">
            <div className="grid grid-cols-1 items-end gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr]">
              <Field
                label="Navn"
                hint="Står på pakkelisten, etiketterne og i mailen til forhandleren."
                error={errorOf('name')}
                required
              >
                {(control) => <Input {...control} {...register('name')} maxLength={120} autoComplete="off" />}
              </Field>
              <Field label="Skal sendes senest" error={errorOf('dueOn')} required>
                {(control) => <Input {...control} {...register('dueOn')} type="date" min={today} />}
              </Field>
            </div>
            <BatchSourceFields packages={packages} />
            <Field
              label="Bemærkning"
              hint="Kun til værkstedet. Vises ved maskinen og står ikke på noget, kunden får."
              error={errorOf('note')}
              optional
            >
              {(control) => <Textarea {...control} {...register('note')} rows={2} maxLength={1000} />}
            </Field>
          </section>
          {/* Hidden, not omitted: a post without script needs every field. */}
          <section className="space-y-5" hidden={isDrawnAlready}>
            <h2 className="text-xl">Tegningen</h2>
            <p className="text-muted-foreground">
              Sådan bliver hvert stykke graveret. Har en familie godkendt en tegning til koden, er det den, der gælder.
            </p>
            <ArtworkFields />
            <PlateTextsField error={errorOf('texts')} />
          </section>
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          {isDrawnAlready ? (
            <div className="space-y-4">
              <p className="text-muted-foreground">Hvert stykke bliver graveret, som familien har godkendt det.</p>
              {order(true)}
            </div>
          ) : (
            <LivePreview>{order}</LivePreview>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

function madeText(pieces: number, leftOut: number): string {
  const left =
    leftOut > 0
      ? ` ${leftOut === 1 ? '1 kode' : `${leftOut.toLocaleString('da-DK')} koder`} kom ikke med, fordi ${leftOut === 1 ? 'den' : 'de'} er lavet, i gang eller taget ud af brug.`
      : ''
  return `${piecesText(pieces)}.${left}`
}
