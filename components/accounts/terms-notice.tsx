'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { isSessionEnded, SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { useAcceptTerms } from '@/lib/domain/accounts/hooks'
import { acceptTermsInput } from '@/lib/domain/accounts/schema'
import { legalDocuments } from '@/lib/domain/privacy/legal-documents'

type TermsNoticeProps = {
  /** From findMissingTerms; nothing is shown when nothing is missing. */
  missing: { kind: 'never-asked' } | { kind: 'changed'; changes: string | null } | null
  /** The page that it stands on, for browsers without script. */
  path: string
  className?: string
}

/** Asks for the yes to the terms that an account has not given yet. Nothing waits for it: the page below works. */
export function TermsNotice({ missing, path, className }: TermsNoticeProps) {
  const router = useRouter()
  const accept = useAcceptTerms()
  const { path: termsPath, version: termsVersion } = legalDocuments.terms
  const form = useForm({ resolver: zodResolver(acceptTermsInput), defaultValues: { termsVersion } })
  if (!missing || accept.isSuccess) return null
  const isChanged = missing.kind === 'changed'
  return (
    <section
      aria-labelledby="betingelser-titel"
      className={cn('rounded-2xl bg-primary-soft p-6 text-primary-soft-foreground', className)}
    >
      <h2 id="betingelser-titel" className="text-xl">
        {isChanged ? 'Betingelserne er ændret' : 'Vi mangler dit ja til betingelserne'}
      </h2>
      <p className="mt-2">
        {isChanged
          ? (missing.changes ?? 'Læs dem igennem, når du har tid.')
          : 'De siger, hvad du kan vente af os, og hvad vi beder dig om.'}{' '}
        Alt, hvad du har lavet, bliver stående.
      </p>
      <form
        id="betingelser"
        action="/api/user/terms"
        method="post"
        onSubmit={form.handleSubmit((values) => accept.mutate(values, { onSuccess: () => router.refresh() }))}
        className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <input type="hidden" name="redirect" value={path} />
        <Button type="submit" pending={accept.isPending} pendingText="Gemmer...">
          Jeg accepterer betingelserne
        </Button>
        <TextLink
          href={termsPath}
          target="_blank"
          prefetch={false}
          className="inline-flex min-h-touch items-center wrap-anywhere"
        >
          Læs betingelserne i en ny fane
        </TextLink>
      </form>
      {accept.error &&
        (isSessionEnded(accept.error) ? <SessionEnded /> : <FieldError message={messageOf(accept.error)} />)}
    </section>
  )
}
