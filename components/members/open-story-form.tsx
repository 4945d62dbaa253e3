'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { openStoryFormName } from '@/lib/domain/members/copy'
import { openStoryForm } from '@/lib/domain/members/schema'

type OpenStoryFormProps = { memorialId: string; slug: string; name: string; draft: FormDraftView }

/** Opens an own story after its writer's death. It becomes a draft of whoever presses, not shown yet. */
export function OpenStoryForm({ memorialId, slug, name, draft }: OpenStoryFormProps) {
  const router = useRouter()
  const action = `/api/memorials/${memorialId}/own-story`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: openStoryForm,
    defaults: { died: draft?.values.died ?? '' },
    draft,
    keptAs: `${openStoryFormName}-${memorialId}`,
    names: ['died'],
    doneMessage: { title: 'Siden er din nu', description: 'Den vises ikke for andre, før du åbner den.' },
    onDone: () => {
      router.push(`/edit-memorial/${slug}`)
      router.refresh()
    },
  })
  return (
    <form
      id={openStoryFormName}
      action={action}
      method="post"
      noValidate
      onSubmit={send}
      className="max-w-form space-y-6"
    >
      <FormRefusal {...refusal} />
      <Field label={`Hvilken dag døde ${name}?`} hint="Du kan rette den bagefter." error={errorOf('died')} required>
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
      <Button type="submit" pending={isPending} pendingText="Lukker op...">
        Luk siden op
      </Button>
    </form>
  )
}
