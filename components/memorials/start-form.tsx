'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { showFieldErrors } from '@/components/memorials/show-field-errors'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { fieldsOf, pickFields } from '@/lib/domain/memorials/client/editing-merge'
import { useCreateMemorial } from '@/lib/domain/memorials/client/use-create-memorial'
import { creationStepPath } from '@/lib/domain/memorials/creation-step'
import {
  type CreateMemorialInput,
  type MemorialForm,
  type MemorialFormChanges,
  type MemorialView,
  memorialForm,
} from '@/lib/domain/memorials/schema'
import { beginningKey } from '@/lib/domain/page-creation/client/beginning-key'
import { fullName } from '@/lib/shared/names'

type StartFormProps = {
  way: 'guided' | 'blank' | 'template'
  template?: NonNullable<CreateMemorialInput['template']>
  qrCode: string | null
  /** Who begins: what is typed lies on the device under that name. */
  keeper: string
  withDates?: boolean
  submitLabel: string
}

/** By it the form is found in the page before its script has come. */
const action = '#begynd'
const names: MemorialForm = { firstName: '', middleName: '', lastName: '', birthName: '' }
const dates: MemorialForm = { born: { year: '', month: '', day: '' }, died: { year: '', month: '', day: '' } }

function showCreationFailed(): void {
  showToast({
    title: 'Fejl ved oprettelse',
    description: 'Der opstod en fejl ved oprettelse af mindeside. Prøv igen senere.',
    variant: 'destructive',
  })
}

/** The first thing of every page, its name; from then on the page exists. */
export function StartForm({ way, template, qrCode, keeper, withDates = false, submitLabel }: StartFormProps) {
  const router = useRouter()
  const create = useCreateMemorial()
  const isMade = useMadeAlready()
  const isSending = useRef(false)
  const [key] = useState(() => beginningKey(keeper, qrCode))
  const form = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: withDates ? { ...names, ...dates } : names,
  })
  const kept = useKeptForm(form, { name: `ny:${way}:${qrCode ?? ''}`, action, keeper })
  // Before anything is typed: another tab that is opened now begins the same page.
  useEffect(() => void key.read(), [key])

  const submit = form.handleSubmit(async ({ firstName = '', middleName, lastName, birthName, born, died }) => {
    const input: CreateMemorialInput = {
      ...{ firstName, middleName, lastName, birthName, born, died },
      creationWay: way,
      qrCode,
      beginning: key.read(),
      ...(template ? { template } : {}),
    }
    // The button shows that it waits only at the next drawing: a quick second press comes before.
    if (isSending.current) return
    isSending.current = true
    try {
      const made = await create.mutateAsync(input, { onError: showCreationFailed })
      if (!made.isNew) bringAlong(keeper, made.id, form.getValues())
      kept.forget()
      key.forget()
      if (way !== 'guided') return router.replace(editorPath(way, made))
      // Back leads to the name of this page, not to an empty one.
      window.history.replaceState(null, '', creationStepPath(made.id, 'name'))
      if (made.fullName !== fullName(input)) router.refresh()
      else router.push(creationStepPath(made.id, 'dates'))
    } catch (error) {
      isSending.current = false
      if (error instanceof ApiError) showFieldErrors(form, error.fields)
    }
  })

  if (isMade && !create.isSuccess) return <Spinner text="Henter det, du skrev..." />
  return (
    <FormProvider {...form}>
      <form action={action} noValidate onSubmit={submit} className="space-y-8">
        <NameFields />
        {withDates && <DateFields withPlaces={false} />}
        {isSessionEnded(create.error) && <SessionEnded />}
        {create.error && !isSessionEnded(create.error) && (
          <Notice variant="error" title="Siden blev ikke oprettet">
            {messageOf(create.error)}
          </Notice>
        )}
        {/* Stays waiting until the next page is there. */}
        <Button type="submit" size="lg" pending={create.isPending || create.isSuccess} pendingText="Opretter siden...">
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  )
}

/**
 * Whether the page is made and the browser has gone back to where it was begun: the address says so, and the name of the
 * page is fetched in place of the empty form.
 */
function useMadeAlready(): boolean {
  const isMade = useSearchParams().has('id')
  const { refresh } = useRouter()
  const [wasMade] = useState(isMade)
  useEffect(() => {
    if (wasMade) refresh()
  }, [wasMade, refresh])
  return wasMade
}

/** The page was there before, as from another tab: what was typed here is laid beside what stands there. */
function bringAlong(keeper: string, memorialId: string, typed: MemorialForm): void {
  const fields = fieldsOf(typed)
  const blank = pickFields({ ...names, ...dates }, fields)
  unsavedDraft(keeper, memorialId, fields).write(typed, blank)
}

function editorPath(way: StartFormProps['way'], { slug }: MemorialView): string {
  return way === 'template' ? `/edit-memorial/${slug}#livshistorie` : `/edit-memorial/${slug}`
}
