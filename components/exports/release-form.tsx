'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useReleaseFile } from '@/lib/domain/exports/client/hooks'
import { releaseFileInput } from '@/lib/domain/exports/schema'

const reasonAlone = releaseFileInput.pick({ reason: true })

/** Releases a withheld file; a reason is required. */
export function ReleaseForm({ exportId, fileId }: { exportId: string; fileId: string }) {
  const release = useReleaseFile(exportId, {
    onDone: ({ comesOnSheet }) =>
      showToast({
        title: 'Filen er frigivet',
        description: `Begrundelsen står ved filen.${comesOnSheet ? ' Koden kommer på et nyt ark.' : ''}`,
      }),
  })
  const form = useForm({ resolver: zodResolver(reasonAlone), defaultValues: { reason: '' } })
  const kept = useKeptForm(form, { name: `release-${fileId}` })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ reason }) =>
    release.mutate(
      { fileId, reason },
      { onSuccess: () => kept.forget(), onError: (error) => showServerErrors(form, error, ['reason']) },
    ),
  )
  return (
    <form onSubmit={submit} noValidate className="space-y-4 border-border border-t pt-6">
      {errors.root && <Notice variant="error">{errors.root.message}</Notice>}
      <Field
        label="Hvorfor må filen alligevel bruges?"
        hint="Mindst 10 tegn. Begrundelsen står ved filen med dit navn."
        error={errors.reason?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={500} />}
      </Field>
      <Button type="submit" variant="destructive" pending={release.isPending} pendingText="Frigiver...">
        Frigiv filen
      </Button>
    </form>
  )
}
