'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { BoundField } from '@/components/accounts/bound-field'
import type { FormDraftView } from '@/components/accounts/form-draft'
import { rootError, showServerErrors } from '@/components/accounts/form-errors'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useResellerPost } from '@/lib/domain/resellers/act-hooks'
import { ownProfileInput } from '@/lib/domain/resellers/colleague-schema'
import { profileForm } from '@/lib/domain/resellers/form-names'
import type { ResellerView } from '@/lib/domain/resellers/schema'
import { ContactFields, type ContactName, contactNames } from './contact-fields'

const action = '/api/resellers/me'

/** How the reseller is reached. Name and number were approved and are the house's to change. */
export function OwnProfileForm({ reseller, draft }: { reseller: ResellerView; draft: FormDraftView }) {
  const router = useRouter()
  const save = useResellerPost(action)
  const { contactName, email, phone, address, postcode, city, website } = reseller
  const start = { contactName, email, phone, address, postcode, city, website: website ?? '', ...draft?.values }
  const form = useForm({ resolver: zodResolver(ownProfileInput), mode: 'onTouched', defaultValues: start })
  const { forget } = useKeptForm(form, { name: `${profileForm}-${reseller.id}`, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const bind = (name: ContactName): BoundField => ({
    ...form.register(name),
    defaultValue: start[name],
    error: errors[name]?.message ?? answered?.errors[name],
  })
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        form.reset({ ...values, website: values.website ?? '' })
        forget()
        showToast({ title: 'Oplysningerne er gemt' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, contactNames),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-measure space-y-6">
      <FormRefusal error={save.error} message={rootError(form.formState, answered)} />
      <ContactFields bind={bind} />
      <Button type="submit" pending={save.isPending} pendingText="Gemmer...">
        Gem oplysningerne
      </Button>
    </form>
  )
}
