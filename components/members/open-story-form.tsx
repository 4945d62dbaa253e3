'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { openStoryFormName } from '@/lib/domain/members/copy'
import { openStoryForm, type OpenStoryForm as Typed } from '@/lib/domain/members/schema'

type OpenStoryFormProps = { memorialId: string; slug: string; name: string; draft: FormDraftView }

/** Opens an own story after its writer's death. It becomes a draft of whoever presses, not shown yet. */
export function OpenStoryForm({ memorialId, slug, name, draft }: OpenStoryFormProps) {
  const router = useRouter()
  const action = `/api/memorials/${memorialId}/own-story`
  const open = usePost(action)
  const form = useForm<Typed>({
    resolver: zodResolver(openStoryForm),
    defaultValues: { died: draft?.values.died ?? '' },
  })
  const { forget } = useKeptForm(form, { name: `${openStoryFormName}-${memorialId}`, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const submit = form.handleSubmit((typed) =>
    open.mutate(typed, {
      onSuccess: () => {
        forget()
        showToast({ title: 'Siden er din nu', description: 'Den vises ikke for andre, før du åbner den.' })
        router.push(`/edit-memorial/${slug}`)
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['died']),
    }),
  )
  return (
    <form
      id={openStoryFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="max-w-form space-y-6"
    >
      <FormRefusal error={open.error} message={rootError(form.formState, answered)} />
      <Field
        label={`Hvilken dag døde ${name}?`}
        hint="Du kan rette den bagefter."
        error={errors.died?.message ?? answered?.errors.died}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('died')}
            defaultValue={draft?.values.died}
            type="date"
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" pending={open.isPending} pendingText="Lukker op...">
        Luk siden op
      </Button>
    </form>
  )
}
