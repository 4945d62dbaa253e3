'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { BoundField } from '@/components/accounts/bound-field'
import { showServerErrors } from '@/components/accounts/form-errors'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useResellerPost } from '@/lib/domain/resellers/act-hooks'
import { type HouseResellerView, resellerFormInput } from '@/lib/domain/resellers/house-schema'
import { ContactFields, contactNames } from './contact-fields'
import { TextLine } from './text-line'

const names = ['companyName', 'cvr', ...contactNames] as const

/** The house corrects what stands about a reseller, name and number included. */
export function HouseProfileForm({ reseller }: { reseller: HouseResellerView }) {
  const router = useRouter()
  const action = `/api/admin/resellers/${reseller.id}`
  const save = useResellerPost(action)
  const { companyName, cvr, contactName, email, phone, address, postcode, city } = reseller
  const contact = { contactName, email, phone, address, postcode, city, website: reseller.website ?? '' }
  const start = { companyName, cvr, ...contact }
  const form = useForm({ resolver: zodResolver(resellerFormInput), mode: 'onTouched', defaultValues: start })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors } = form.formState
  const bind = (name: (typeof names)[number]): BoundField => ({
    ...form.register(name),
    defaultValue: start[name],
    error: errors[name]?.message,
  })
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        form.reset({ ...values, website: values.website ?? '' })
        forget()
        showToast({ title: 'Oplysningerne er gemt' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-measure space-y-6">
      <FormRefusal error={save.error} message={errors.root?.message} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextLine {...bind('companyName')} label="Virksomhed" autoComplete="off" maxLength={160} />
        <TextLine {...bind('cvr')} label="CVR-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
      </div>
      <ContactFields bind={bind} />
      <Button type="submit" variant="outline" pending={save.isPending} pendingText="Gemmer...">
        Gem oplysningerne
      </Button>
    </form>
  )
}
