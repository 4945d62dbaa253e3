'use client'

import { useState } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { ResetLinkForm, ResetRequested } from './reset-link-form'
import { SentTo } from './sent-to'

type ForgotPasswordProps = {
  isDark: boolean
  /** The login page's own parameters, to return to it without script. */
  hidden: Record<string, string>
  draft: FormDraftView
}

/** The dialog that requests a reset link; without script the same form is in the page. */
export function ForgotPassword({ isDark, hidden, draft }: ForgotPasswordProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  function close(email: string) {
    setSentTo(email)
    setIsOpen(false)
  }

  return (
    <>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button variant="link" className="px-0 noscript:hidden">
            Glemt adgangskode?
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Glemt adgangskode"
          description="Skriv din mailadresse, så sender vi et link til at vælge en ny adgangskode."
          {...(isDark && { className: 'dark' })}
        >
          <ResetLinkForm isInDialog {...(sentTo && { email: sentTo })} onSent={close} />
        </DialogContent>
      </Dialog>
      {sentTo && (
        <div className="order-last basis-full">
          <ResetRequested>
            {accountsCopy.resetRequested}
            <SentTo email={sentTo} onCorrect={() => setIsOpen(true)} />
          </ResetRequested>
        </div>
      )}
      <noscript>
        <PlainResetForm hidden={hidden} draft={draft} />
      </noscript>
    </>
  )
}

function PlainResetForm({ hidden, draft }: Pick<ForgotPasswordProps, 'hidden' | 'draft'>) {
  return (
    <form id="glemt" action="/api/password-reset" method="post" className="space-y-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="glemt-email" className="block font-semibold">
        Glemt adgangskode? Skriv din mailadresse
      </label>
      <Input
        id="glemt-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={draft?.values.email}
        aria-describedby={draft ? 'glemt-fejl' : undefined}
      />
      {draft && (
        <p id="glemt-fejl" role="alert" className="font-semibold text-destructive text-sm">
          {draft.errors.email ?? draft.message}
        </p>
      )}
      <Button type="submit" variant="outline">
        Send link
      </Button>
    </form>
  )
}
