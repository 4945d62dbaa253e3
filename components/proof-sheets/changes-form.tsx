'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { draftErrors } from '@/components/accounts/draft-errors'
import type { FormDraftView } from '@/components/accounts/form-draft'
import { showServerErrors } from '@/components/accounts/form-errors'
import { useMendedErrors } from '@/components/accounts/use-mended-errors'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { changesFormName } from '@/lib/domain/proof-sheets/copy'
import { usePostSheet } from '@/lib/domain/proof-sheets/hooks'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import { requestChangesInput } from '@/lib/domain/proof-sheets/schema'

type Props = { token: string; version: number; familyName: string; draft: FormDraftView }

const asked = requestChangesInput.omit({ token: true, version: true })

/** What should be otherwise, in the family's own words. */
export function ChangesForm({ token, version, familyName, draft }: Props) {
  const router = useRouter()
  const action = `${familySheetCall(token)}/changes`
  const request = usePostSheet(action)
  const start = { answer: draft?.values.answer ?? '', name: draft?.values.name ?? familyName }
  const [refused] = useState(() => draftErrors<typeof start>(draft))
  const form = useForm({ resolver: zodResolver(asked), defaultValues: start, ...(refused && { errors: refused }) })
  const { forget } = useKeptForm(form, { name: `${changesFormName}-${token.slice(0, 8)}`, action })
  useMendedErrors(form)
  const { errors } = form.formState
  const submit = form.handleSubmit(() => {
    request.mutate(
      { ...form.getValues(), version },
      {
        onSuccess: () => {
          forget()
          router.refresh()
          window.scrollTo({ top: 0 })
        },
        onError: (error) => showServerErrors(form, error, ['answer', 'name']),
      },
    )
  })
  return (
    <form
      id={changesFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="scroll-mt-24 space-y-5"
    >
      <h2 className="text-2xl">Skal noget rettes?</h2>
      <p className="text-muted-foreground">Skriv det her. Du får en ny tegning at se, før noget bliver hugget.</p>
      {errors.root && <Notice variant="error">{errors.root.message}</Notice>}
      <input type="hidden" name="version" value={version} />
      <Field label="Hvad skal rettes?" error={errors.answer?.message} required>
        {(control) => <Textarea {...control} {...form.register('answer')} defaultValue={start.answer} rows={4} />}
      </Field>
      <Field label="Dit navn" error={errors.name?.message} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            defaultValue={start.name}
            autoComplete="name"
            maxLength={120}
          />
        )}
      </Field>
      <Button type="submit" size="lg" variant="outline" pending={request.isPending} pendingText="Sender...">
        Bed om en rettelse
      </Button>
      <PrivacyLine />
    </form>
  )
}
