'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { sectionBackup } from '@/components/memorials/section-backup'
import { showFieldErrors } from '@/components/memorials/show-field-errors'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useCreateMemorial } from '@/lib/domain/memorials/hooks'
import {
  type CreateMemorialInput,
  type MemorialForm,
  type MemorialFormChanges,
  type MemorialView,
  memorialForm,
} from '@/lib/domain/memorials/schema'

type StartFormProps = {
  way: 'guided' | 'blank' | 'template'
  template?: NonNullable<CreateMemorialInput['template']>
  qrCode: string | null
  withDates?: boolean
  submitLabel: string
}

const names: MemorialForm = { firstName: '', middleName: '', lastName: '', birthName: '' }
const dates: MemorialForm = { born: { year: '', month: '', day: '' }, died: { year: '', month: '', day: '' } }

/** The first thing of every page, its name; from then on the page exists. */
export function StartForm({ way, template, qrCode, withDates = false, submitLabel }: StartFormProps) {
  const router = useRouter()
  const create = useCreateMemorial()
  const backup = useMemo(() => sectionBackup('ny', way), [way])
  const form = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: withDates ? { ...names, ...dates } : names,
  })

  useEffect(() => {
    const kept = backup.read()
    if (kept) form.reset(kept, { keepDefaultValues: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => backup.write(values) })
  }, [backup, form])

  const submit = form.handleSubmit(async ({ firstName = '', middleName, lastName, birthName, born, died }) => {
    const input: CreateMemorialInput = {
      ...{ firstName, middleName, lastName, birthName, born, died },
      creationWay: way,
      qrCode,
      ...(template ? { template } : {}),
    }
    try {
      const made = await create.mutateAsync(input)
      backup.forget()
      router.push(nextAddress(way, made))
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form, error.fields)
    }
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="space-y-8">
        <NameFields />
        {withDates && <DateFields withPlaces={false} />}
        {isSessionEnded(create.error) && <SessionEnded />}
        {create.error && !isSessionEnded(create.error) && (
          <Notice variant="error" title="Siden blev ikke oprettet">
            {messageOf(create.error)}
          </Notice>
        )}
        {/* Stays waiting until the next page is there: a second press would make a second page. */}
        <Button type="submit" size="lg" pending={create.isPending || create.isSuccess} pendingText="Opretter siden...">
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  )
}

function nextAddress(way: StartFormProps['way'], { id, slug }: MemorialView): string {
  if (way === 'guided') return `/create-memorial/guided?id=${id}&trin=dates`
  return way === 'template' ? `/edit-memorial/${slug}#livshistorie` : `/edit-memorial/${slug}`
}
