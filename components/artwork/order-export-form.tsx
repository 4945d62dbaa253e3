'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { ArtworkFields } from '@/components/artwork/artwork-fields'
import { artworkDefaults } from '@/components/artwork/artwork-form'
import { LivePreview } from '@/components/artwork/live-preview'
import { SameTextQuestion } from '@/components/artwork/same-text-question'
import { showServerErrors } from '@/components/form/form-errors'
import { SelectField } from '@/components/form/select-field'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { artworkFormats } from '@/lib/domain/artwork/schema'
import { useOrderExport } from '@/lib/domain/exports/client/hooks'
import { formatTexts } from '@/lib/domain/exports/copy'
import {
  mostCodesInExport,
  type OrderExport,
  type OrderExportInput,
  orderExportInput,
  type PackageChoice,
} from '@/lib/domain/exports/schema'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { isOutOfUse, qrCodeStates } from '@/lib/domain/qr-codes/schema'

type OrderExportFormProps = {
  /** Where sheets approved by families are listed. */
  area: SheetArea
  /** The page that follows the export; `?eksport=` is appended. */
  followedAt: string
  packages: PackageChoice[]
  /** Codes chosen in a list, as the form's text. */
  codes?: string
  source?: OrderExportInput['source']
  /** The options of an earlier export, to repeat it. */
  options?: OrderExportInput['options']
}

/** Chooses codes, previews the drawing and orders the files. */
export function OrderExportForm({
  area,
  followedAt,
  packages,
  codes = '',
  source = 'codes',
  options,
}: OrderExportFormProps) {
  const router = useRouter()
  const order = useOrderExport()
  const form = useForm<OrderExportInput, unknown, OrderExport>({
    resolver: zodResolver(orderExportInput),
    mode: 'onTouched',
    defaultValues: {
      source,
      codes,
      packageId: '',
      state: '',
      options: options ?? artworkDefaults,
      formats: ['svg', 'dxf', 'pdf'],
      sheet: null,
      sameText: '',
      despiteApproved: false,
    },
  })
  const isPlain = codes === '' && source === 'codes' && options === undefined
  // Each selection made elsewhere has its own draft, and takes precedence over the tab's plain draft.
  const kept = useKeptForm(form, {
    name: isPlain ? 'artwork' : `artwork-${JSON.stringify({ codes, source, options })}`,
  })
  // The input last warned about; any other input warns again.
  const [warned, setWarned] = useState('')
  const submit = form.handleSubmit((input) => {
    const asked = JSON.stringify(input)
    order.mutate(
      { ...input, despiteApproved: warned === asked },
      {
        onSuccess: ({ id, number, codes }) => {
          showToast({
            title: 'Filerne er bestilt',
            description: `Eksport ${number} med ${codes.toLocaleString('da-DK')} ${codes === 1 ? 'kode' : 'koder'}.`,
          })
          kept.forget()
          router.push(`${followedAt}?eksport=${id}`)
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'OTHER_DRAWING_APPROVED') setWarned(asked)
          showServerErrors(form, error, ['codes', 'packageId', 'state', 'options', 'sheet', 'formats', 'sameText'])
        },
      },
    )
  })
  const { root, options: drawing, sameText } = form.formState.errors
  const isSignedOut = order.error instanceof ApiError && order.error.status === 401
  const isWarned = root?.message !== undefined && warned !== ''
  const problem = root?.message ?? drawing?.root?.message ?? drawing?.message
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-10">
          <CodeFields packages={packages} />
          <ArtworkFields hasStencil />
          <FileFields />
        </div>
        <div className="min-w-0 space-y-6 lg:sticky lg:top-6">
          <LivePreview area={area}>
            {(canOrder) => (
              <div className="space-y-4">
                <SameTextQuestion question={sameText?.message} before="filerne bliver lavet" />
                {isSignedOut ? <SessionEnded /> : problem && <Notice variant="error">{problem}</Notice>}
                {isWarned && (
                  <p>
                    <LinkButton href={`${sheetAreas[area]}?status=approved`}>Hent den godkendte</LinkButton>
                  </p>
                )}
                <Button
                  type="submit"
                  size="lg"
                  variant={isWarned ? 'outline' : 'primary'}
                  disabled={!canOrder}
                  pending={order.isPending}
                  pendingText="Bestiller..."
                >
                  {isWarned ? 'Lav filerne alligevel' : 'Lav og prøv filerne'}
                </Button>
                <p className="text-muted-foreground text-sm">
                  Hver fil bliver læst af to kodelæsere, både som ny og slidt, før den kan hentes.
                </p>
              </div>
            )}
          </LivePreview>
        </div>
      </form>
    </FormProvider>
  )
}

const drawnStates = qrCodeStates.filter((state) => !isOutOfUse(state))

/** Which codes to draw: typed ones, or all of a package or state. */
function CodeFields({ packages }: { packages: PackageChoice[] }) {
  const { register, watch, formState } = useFormContext<OrderExportInput>()
  const { errors } = formState
  const source = watch('source') ?? 'codes'
  return (
    <section className="space-y-5">
      <FieldGroup
        legend="Hvilke koder skal tegnes?"
        hint={`Op til ${mostCodesInExport.toLocaleString('da-DK')} ad gangen.`}
      >
        <RadioGroup
          {...register('source')}
          value={source}
          options={[
            { value: 'codes', label: 'Dem, jeg skriver' },
            { value: 'many', label: 'Alle i en pakke eller med en bestemt status' },
          ]}
        />
      </FieldGroup>
      {source === 'codes' ? (
        <Field label="Koder" hint="En eller flere, én på hver linje." error={errors.codes?.message} required>
          {(control) => (
            <Textarea
              {...control}
              {...register('codes')}
              rows={3}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="max-h-64 tabular-nums"
            />
          )}
        </Field>
      ) : (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            {...register('packageId')}
            label="Pakke"
            error={errors.packageId?.message}
            options={[['', 'Alle pakker'], ...packages.map(({ id, label }) => [id, label] as const)]}
          />
          <SelectField
            {...register('state')}
            label="Status"
            error={errors.state?.message}
            options={[['', 'Alle, der kan bruges'], ...drawnStates.map((state) => [state, stateTexts[state]] as const)]}
          />
        </div>
      )}
    </section>
  )
}

const usualSheet = { widthMm: 600, heightMm: 400, gapMm: 3 }

/** The file formats, and whether codes are gathered on sheets. */
function FileFields() {
  const { register, watch, setValue, formState } = useFormContext<OrderExportInput>()
  const { errors } = formState
  const sheet = watch('sheet')
  const sheetError = errors.sheet
  const millimetres = { type: 'number', inputMode: 'decimal', step: 1, className: 'tabular-nums' } as const
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Filer</h2>
      <FieldGroup legend="Filtyper" error={errors.formats?.message}>
        <div className="wrap-anywhere grid gap-x-4 sm:grid-cols-2">
          {artworkFormats.map((format) => (
            <Checkbox
              key={format}
              {...register('formats')}
              value={format}
              label={formatTexts[format].name}
              hint={formatTexts[format].hint}
            />
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        label="Saml også tegningerne på ark"
        hint="Som SVG, DXF og PDF, lagt tæt, så der spildes mindst muligt."
        checked={sheet !== null}
        onChange={(event) => setValue('sheet', event.currentTarget.checked ? usualSheet : null, { shouldDirty: true })}
      />
      {sheet && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          <Field label="Bredde i mm" error={sheetError?.widthMm?.message}>
            {(control) => <Input {...control} {...register('sheet.widthMm')} {...millimetres} />}
          </Field>
          <Field label="Højde i mm" error={sheetError?.heightMm?.message}>
            {(control) => <Input {...control} {...register('sheet.heightMm')} {...millimetres} />}
          </Field>
          <Field label="Afstand i mm" error={sheetError?.gapMm?.message}>
            {(control) => <Input {...control} {...register('sheet.gapMm')} {...millimetres} />}
          </Field>
        </div>
      )}
      <FieldError message={sheetError?.root?.message ?? sheetError?.message} />
    </section>
  )
}
