'use client'

import { useRouter } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button-variants'
import { failureToast, showToast } from '@/components/ui/toast'
import { useLogout } from '@/lib/domain/accounts/client/session-hooks'

export type Logout = { isPending: boolean; start: () => void }

export function LogoutButton({ logout }: { logout: Logout }) {
  return (
    <button
      type="button"
      className={buttonVariants({ variant: 'ghost', size: 'compact', className: 'whitespace-nowrap' })}
      disabled={logout.isPending}
      onClick={logout.start}
    >
      {logout.isPending ? 'Logger ud...' : 'Log ud'}
    </button>
  )
}

/** Called in the navigation, because the button unmounts once the user is signed out. */
export function useLogoutToFrontPage(onDone: () => void): Logout {
  const router = useRouter()
  const { mutate, isPending } = useLogout()
  const start = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Du er nu logget ud', description: 'Vi håber at se dig igen snart!' })
        onDone()
        router.push('/')
        router.refresh()
      },
      onError: failureToast('Logout fejlede'),
    })
  return { isPending, start }
}
