'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { FormProvider, useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { showFieldErrors } from '@/components/memorials/show-field-errors'
import { TextField } from '@/components/memorials/text-field'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'
import { useRemovePreparedPage } from '@/lib/domain/resellers/stock/client/hooks'
import { stockToasts as texts } from '@/lib/domain/resellers/stock/copy'
import { stockToasts } from './stock-toasts'

type PreparedPageFormProps = { code: string; defaults: MemorialForm; draft: FormDraftView }

/** What stands on the stone, typed by the one who cuts it. */
export function PreparedPageForm({ code, defaults, draft }: PreparedPageFormProps) {
  const router = useRouter()
  const action = `/api/resellers/me/qr-codes/${code}/prepared-page`
  const prepare = usePost(action)
  const form = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: defaults,
  })
  const { forget } = useKeptForm(form, { name: `forbered-${code}`, action })
  // Refused without script: the sentences stand together above the fields.
  const refused = draft ? [draft.message, ...Object.values(draft.errors)] : []
  const message = prepare.error ? messageOf(prepare.error) : [...new Set(refused)].join(' ')
  const back = `/reseller-dashboard/codes/${code}`

  const submit = form.handleSubmit((fields) =>
    prepare.mutate(fields, {
      onSuccess: () => {
        showToast(texts.prepared)
        forget()
        router.push(back)
        router.refresh()
      },
      onError: (error) => {
        if (error instanceof ApiError) showFieldErrors(form, error.fields)
      },
    }),
  )

  return (
    <FormProvider {...form}>
      <form id="forbered" action={action} method="post" noValidate onSubmit={submit} className="space-y-8">
        <FormRefusal error={prepare.error} message={message} />
        <NameFields />
        <DateFields withPlaces={false} />
        <TextField
          name="epitaph"
          label="Indskrift"
          hint="De ord, der står på stenen, ud over navn og datoer."
          optional
          rows={2}
          maxLength={300}
        />
        <TextField name="restingCemetery" label="Kirkegård" optional autoComplete="off" maxLength={160} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" pending={prepare.isPending || prepare.isSuccess} pendingText="Gemmer...">
            Gem den forberedte side
          </Button>
          <LinkButton href={back} size="lg" variant="ghost">
            Tilbage til koden
          </LinkButton>
        </div>
      </form>
    </FormProvider>
  )
}

export function RemovePreparedPage({ code, name }: { code: string; name: string }) {
  const router = useRouter()
  const remove = useRemovePreparedPage(code, stockToasts.removePrepared)
  return (
    <AlertDialog
      trigger={
        <Button variant="outline" pending={remove.isPending} pendingText="Sletter...">
          Slet den forberedte side
        </Button>
      }
      title="Slet den forberedte side"
      description={`Det, I har skrevet om ${name}, bliver slettet. Der sker ikke noget med koden.`}
      confirmLabel="Slet den forberedte side"
      destructive
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            router.push(`/reseller-dashboard/codes/${code}`)
            router.refresh()
          },
        })
      }
    />
  )
}
