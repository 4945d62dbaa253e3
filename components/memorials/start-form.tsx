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
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { fieldsOf, pickFields } from '@/lib/domain/memorials/client/editing-merge'
import { creationStepPath } from '@/lib/domain/memorials/creation-step'
import {
  type CreateMemorialInput,
  creationTemplates,
  type MemorialForm,
  type MemorialFormChanges,
  type MemorialView,
  memorialForm,
} from '@/lib/domain/memorials/schema'
import { memorialTemplates, type TemplateKey } from '@/lib/domain/memorials/templates'
import { beginningKey, useCreateMemorial } from '@/lib/domain/page-creation/client/create-memorial'
import { fullName } from '@/lib/shared/names'

type StartFormProps = {
  way: 'guided' | 'blank' | 'template'
  template?: NonNullable<CreateMemorialInput['template']>
  qrCode: string | null
  /** About whoever fills it in. */
  isOwnStory?: boolean
  /** The user: the draft on the device is stored under this key. */
  keeper: string
  withDates?: boolean
  submitLabel: string
}

/** Identifies the form before script has loaded. */
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

/** Asks for the name, which creates the page. */
export function StartForm({
  way,
  template,
  qrCode,
  isOwnStory = false,
  keeper,
  withDates = false,
  submitLabel,
}: StartFormProps) {
  const router = useRouter()
  const create = useCreateMemorial()
  const isMade = useMadeAlready()
  const isSending = useRef(false)
  // A page about oneself and one about somebody else are never the same page.
  const [key] = useState(() => beginningKey(keeper, isOwnStory ? 'egen' : qrCode))
  const form = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: withDates ? { ...names, ...dates } : names,
  })
  const kept = useKeptForm(form, { name: `ny:${isOwnStory ? 'egen' : way}:${qrCode ?? ''}`, action, keeper })
  // Before anything is typed: another tab opened now creates the same page.
  useEffect(() => void key.read(), [key])

  const submit = form.handleSubmit(async ({ firstName = '', middleName, lastName, birthName, born, died }) => {
    const input: CreateMemorialInput = {
      firstName,
      middleName,
      lastName,
      birthName,
      born,
      died,
      creationWay: way,
      qrCode,
      isOwnStory,
      beginning: key.read(),
      template,
    }
    // The pending state shows only after the next render; this ignores a quick second press.
    if (isSending.current) return
    isSending.current = true
    try {
      const made = await create.mutateAsync(input, { onError: showCreationFailed })
      if (!made.isNew) bringAlong(keeper, made.id, form.getValues())
      kept.forget()
      key.forget()
      if (way !== 'guided') return router.replace(editorPath(way, made))
      // Going back opens this page's name step, not an empty form.
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
        {/* Pending until the next page has loaded. */}
        <Button type="submit" size="lg" pending={create.isPending || create.isSuccess} pendingText="Opretter siden...">
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  )
}

/**
 * Whether the browser went back to the form after the page was created: the address then has its id, and the page's
 * name step replaces the empty form.
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

/** The page exists already, e.g. from another tab: stores the typed values as a draft beside the saved ones. */
function bringAlong(keeper: string, memorialId: string, typed: MemorialForm): void {
  const fields = fieldsOf(typed)
  const blank = pickFields({ ...names, ...dates }, fields)
  unsavedDraft(keeper, memorialId, fields).write(typed, blank)
}

function editorPath(way: StartFormProps['way'], { slug }: MemorialView): string {
  return way === 'template' ? `/edit-memorial/${slug}#livshistorie` : `/edit-memorial/${slug}`
}

/** Chooses a template, shows its headings, and asks for the name. */
export function TemplateStart({ qrCode, keeper }: { qrCode: string | null; keeper: string }) {
  const [template, setTemplate] = useState<TemplateKey>('parent')
  return (
    <div className="space-y-12">
      <FieldGroup legend="Hvem er siden for?">
        <RadioGroup
          name="template"
          className="space-y-2 hyphens-auto"
          options={creationTemplates.map((key) => ({
            value: key,
            label: memorialTemplates[key].title,
            hint: memorialTemplates[key].description,
          }))}
          value={template}
          onValueChange={(chosen) => setTemplate(creationTemplates.find((key) => key === chosen) ?? 'parent')}
        />
      </FieldGroup>
      <section aria-labelledby="preview" aria-live="polite" className="space-y-4">
        <h2 id="preview" className="text-xl">
          Overskrifterne i livshistorien
        </h2>
        <ol className="space-y-4 rounded-2xl bg-card p-6 shadow-soft">
          {memorialTemplates[template].sections.map(({ heading, prompt }) => (
            <li key={heading}>
              <p className="font-serif text-lg">{heading}</p>
              <p className="text-muted-foreground">{prompt}</p>
            </li>
          ))}
        </ol>
        <p className="text-muted-foreground text-sm">
          {/* 2 of 2 kept by: lib/domain/page-creation/commands/create-memorial.test.ts */}
          Spørgsmålene er kun til dig. De bliver aldrig en del af siden.
        </p>
      </section>
      <StartForm
        way="template"
        template={template}
        qrCode={qrCode}
        keeper={keeper}
        withDates
        submitLabel="Opret mindesiden"
      />
    </div>
  )
}
