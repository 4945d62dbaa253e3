'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent, ReactNode } from 'react'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { TouchLink } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { usePost } from '@/lib/client/use-post'
import { type LegalDocument, legalDocuments } from '@/lib/domain/legal/legal-documents'

type AgreementNoticeProps = {
  /** The form's name; also its element id. */
  name: string
  title: string
  children: ReactNode
  /** Each document with its link text. */
  documents: Array<{ document: LegalDocument; label: string }>
  /** The form that accepts the versions shown here, and its toast; null for those who may only read. */
  answer: { action: string; fields: Record<string, string>; label: string; doneMessage: string } | null
  className?: string | undefined
}

/** Asks for consent to documents in force. It blocks nothing: the page below works. */
export function AgreementNotice({ name, title, children, documents, answer, className }: AgreementNoticeProps) {
  const router = useRouter()
  const agree = usePost(answer?.action ?? '')
  if (agree.isSuccess) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!answer) return
    agree.mutate(answer.fields, {
      onSuccess: () => {
        showToast({ title: answer.doneMessage })
        router.refresh()
      },
    })
  }
  const links = documents.map(({ document, label }) => (
    <TouchLink
      key={document}
      href={legalDocuments[document].path}
      target="_blank"
      prefetch={false}
      className="wrap-anywhere"
    >
      Læs {label} i en ny fane
    </TouchLink>
  ))
  return (
    <section
      aria-labelledby={`${name}-titel`}
      className={cn('rounded-2xl bg-primary-soft p-6 text-primary-soft-foreground', className)}
    >
      <h2 id={`${name}-titel`} className="text-xl hyphens-auto wrap-anywhere">
        {title}
      </h2>
      <p className="mt-2">{children}</p>
      {answer ? (
        <form
          id={name}
          action={answer.action}
          method="post"
          onSubmit={submit}
          className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3"
        >
          {Object.entries(answer.fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" pending={agree.isPending} pendingText="Gemmer...">
            {answer.label}
          </Button>
          {links}
        </form>
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-6">{links}</p>
      )}
      {agree.error &&
        (isSessionEnded(agree.error) ? <SessionEnded /> : <FieldError message={messageOf(agree.error)} />)}
    </section>
  )
}
