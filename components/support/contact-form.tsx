'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { Honeypot } from '@/components/frame/honeypot'
import { Field, Input, Textarea } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { topicTexts } from '@/lib/domain/support/copy'
import { contactForm, openCaseInput, topicField, type WrittenTopic, writtenTopics } from '@/lib/domain/support/schema'
import { ContactThanks } from './contact-thanks'
import { OpenForm, SenderFields } from './open-form'

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
  const start = { name: '', email: '', phone: '', about: '', subject: '', message: '', ...known, ...draft?.values }
  const topic = topicField.safeParse(start.topic).data
  const form = useForm({ resolver: zodResolver(openCaseInput), defaultValues: { ...start, topic, website: '' } })
  const { errors, isSubmitted } = form.formState
  const errorOf = (name: (typeof names)[number]) =>
    errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  const text = (name: 'name' | 'email' | 'phone' | 'about' | 'subject') => ({
    ...form.register(name),
    defaultValue: start[name],
  })
  return (
    <OpenForm
      id={contactForm}
      keptName={contactForm}
      action="/api/contact"
      form={form}
      names={names}
      secret={['website']}
      isSignedIn={isSignedIn}
      draft={draft}
      label="Send besked"
      thanks={(number) => <ContactThanks number={number} />}
      foot={
        <p className="text-muted-foreground text-sm">
          {/* kept by: docs/operations.md */}
          Vi bruger kun det, du skriver, til at svare dig.
        </p>
      }
    >
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
    </OpenForm>
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
