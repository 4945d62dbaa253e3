'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useSignInByLink } from '@/lib/domain/accounts/client/profile-hooks'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { welcomeBack } from './welcome-back'

const loginFailed = failureToast('Login fejlede')

/** Signs this device in; opening the page alone never does. */
export function SignInByLinkForm({ token, fullName }: { token: string; fullName: string }) {
  const router = useRouter()
  const signIn = useSignInByLink()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The refreshed page says why the code is refused.
    signIn.mutate(token, {
      onSuccess: ({ nextStep, ...user }) => {
        if (!nextStep) welcomeBack(user)
        router.push(pathAfterSignIn(nextStep, '/profile'))
      },
      onError: (error) => {
        loginFailed(error)
        router.refresh()
      },
    })
  }

  return (
    <form id="log-ind" action={`/api/login/${encodeURIComponent(token)}`} method="post" onSubmit={submit}>
      <Button
        type="submit"
        size="lg"
        className="w-full break-words"
        pending={signIn.isPending || signIn.isSuccess}
        pendingText="Logger ind..."
      >
        Log ind som {fullName}
      </Button>
    </form>
  )
}
