'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ArtworkFields } from '@/components/artwork/artwork-fields'
import { artworkDefaults } from '@/components/artwork/artwork-form'
import { CodeFields } from '@/components/artwork/code-fields'
import { FileFields } from '@/components/artwork/file-fields'
import { LivePreview } from '@/components/artwork/live-preview'
import { SameTextQuestion } from '@/components/artwork/same-text-question'
import { showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useOrderExport } from '@/lib/domain/exports/client/hooks'
import {
  type OrderExport,
  type OrderExportInput,
  orderExportInput,
  type PackageChoice,
} from '@/lib/domain/exports/schema'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'

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
