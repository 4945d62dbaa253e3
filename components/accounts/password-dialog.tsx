'use client'

import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { ConfirmPasswordForm } from './confirm-password-form'

/** Asks for the password over the current page, whose state it keeps. */
export function PasswordDialog({ answer }: { answer: (isConfirmed: boolean) => void }) {
  const { data: user } = useUser()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <DialogContent title={accountsCopy.confirm.title} description={accountsCopy.confirm.inDialog}>
        <ConfirmPasswordForm
          username={user?.username ?? ''}
          redirect={window.location.pathname}
          onConfirmed={() => answer(true)}
          cancel={
            <DialogClose asChild>
              <Button variant="outline">Fortryd</Button>
            </DialogClose>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
