'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { FormAnswer } from '@/components/frame/form-answer'
import { Honeypot } from '@/components/frame/honeypot'
import { provenSend } from '@/components/frame/proven-send'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useOpenCase } from '@/lib/domain/support/client/hooks'
import { topicTexts } from '@/lib/domain/support/copy'
import { contactForm } from '@/lib/domain/support/form-names'
import { openCaseInput, topicField, type WrittenTopic, writtenTopics } from '@/lib/domain/support/schema'
import { ContactThanks } from './contact-thanks'
import { SenderFields } from './sender-fields'

type ContactFormProps = {
  /** What is known before anything is typed: from the address, and of an account. */
  known: {
    topic?: WrittenTopic | undefined
    about?: string | undefined
    subject?: string
    name?: string
    email?: string
  }
  /** An account stands behind what it writes and needs no proof. */
  isSignedIn: boolean
  draft: FormDraftView
}

const names = ['topic', 'name', 'email', 'phone', 'about', 'subject', 'message'] as const

export function ContactForm({ known, isSignedIn, draft }: ContactFormProps) {
  const open = useOpenCase()
  const start = { name: '', email: '', phone: '', about: '', subject: '', message: '', ...known, ...draft?.values }
  const topic = topicField.safeParse(start.topic).data
  const form = useForm({ resolver: zodResolver(openCaseInput), defaultValues: { ...start, topic, website: '' } })
  const { forget } = useKeptForm(form, { name: contactForm, action: '/api/contact', secret: ['website'] })
  const { errors, isSubmitted, isSubmitting } = form.formState
  const message = rootError(form.formState, draft)
  const errorOf = (name: (typeof names)[number]) =>
    errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  const { onFocus, takeProof } = provenSend(isSignedIn)
  const submit = form.handleSubmit(async (values) => {
    try {
      const altcha = await takeProof()
      await open.mutateAsync({ ...values, altcha })
      forget()
    } catch (error) {
      showServerErrors(form, error instanceof Error ? error : new Error('Ukendt serverfejl'), names)
    }
  })
  if (open.data) {
    return (
      <FormAnswer>
        <ContactThanks number={open.data.number} />
      </FormAnswer>
    )
  }
  const text = (name: 'name' | 'email' | 'phone' | 'about' | 'subject') => ({
    ...form.register(name),
    defaultValue: start[name],
  })
  return (
    <form
      id={contactForm}
      action="/api/contact"
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className="scroll-mt-24 space-y-6"
    >
      {message && <Notice variant="error">{message}</Notice>}
      <Field label="Hvad handler det om?" error={errorOf('topic')} required>
        {(control) => <TopicSelect {...control} {...form.register('topic')} defaultValue={topic ?? ''} />}
      </Field>
      <SenderFields text={text} errorOf={errorOf} required />
      <Field label="Emne" error={errorOf('subject')} required>
        {(control) => <Input {...control} {...text('subject')} autoComplete="off" />}
      </Field>
      <Field label="Hvad kan vi hjælpe med?" error={errorOf('message')} required>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('message')}
            defaultValue={start.message}
            rows={8}
            className="min-h-48"
          />
        )}
      </Field>
      <Field
        label="Mindeside eller kode"
        hint="Sidens adresse, navnet på den eller koden på stenen."
        error={errorOf('about')}
        optional
      >
        {(control) => <Input {...control} {...text('about')} autoComplete="off" />}
      </Field>
      <Field
        label="Telefon"
        hint="Hvis du hellere vil ringes op."
        error={errorOf('phone')}
        optional
        className="max-w-form"
      >
        {(control) => <Input {...control} {...text('phone')} type="tel" autoComplete="tel-national" maxLength={40} />}
      </Field>
      <Honeypot id={`${contactForm}-website`} {...form.register('website')} />
      <Button type="submit" size="lg" pending={isSubmitting} pendingText="Sender...">
        Send besked
      </Button>
      <p className="text-muted-foreground text-sm">
        {/* kept by: docs/operations.md */}
        Vi bruger kun det, du skriver, til at svare dig.
      </p>
      <PrivacyLine />
    </form>
  )
}

function TopicSelect(props: ComponentProps<'select'>) {
  return (
    <Select {...props}>
      <option value="">Vælg</option>
      {writtenTopics.map((topic) => (
        <option key={topic} value={topic}>
          {topicTexts[topic]}
        </option>
      ))}
    </Select>
  )
}
