'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { failureToast, showToast } from '@/components/ui/toast'

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
  const queries = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  async function start() {
    setIsPending(true)
    try {
      const { logOut } = await import('@/lib/domain/accounts/client/log-out')
      await logOut(queries)
      void showToast({ title: 'Du er nu logget ud', description: 'Vi håber at se dig igen snart!' })
      onDone()
      router.push('/')
      router.refresh()
    } catch (error) {
      failureToast('Logout fejlede')(error)
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, start }
}
