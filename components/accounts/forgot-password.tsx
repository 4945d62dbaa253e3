'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useRequestPasswordReset } from '@/lib/domain/accounts/hooks'

/** The dialog that asks for a link to a new password; without script the same form stands in the page. */
export function ForgotPassword({ isDark }: { isDark: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
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
          description="Skriv din email, så sender vi et link til at vælge en ny adgangskode."
          {...(isDark && { className: 'dark' })}
        >
          <ResetForm onSent={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
      <noscript>
        <form id="glemt" action="/api/password-reset" method="post" className="space-y-3">
          <label htmlFor="glemt-email" className="block font-semibold">
            Glemt adgangskode? Skriv din email
          </label>
          <Input id="glemt-email" name="email" type="email" autoComplete="email" required />
          <Button type="submit" variant="outline">
            Send link
          </Button>
        </form>
      </noscript>
    </>
  )
}

function ResetForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('')
  const reset = useRequestPasswordReset()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog lies in the login page's tree: its form must not send that one.
    event.stopPropagation()
    reset.mutate({ email }, { onSuccess: onSent })
  }

  return (
    <form onSubmit={submit}>
      <Field label="Email" required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button type="submit" disabled={email.trim() === ''} pending={reset.isPending} pendingText="Sender...">
          Send link
        </Button>
      </DialogActions>
    </form>
  )
}
