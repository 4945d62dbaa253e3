'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { failureToast, showToast, type ToastMessage } from '@/components/ui/toast'
import { useRefresh } from '@/lib/client/use-refresh'

type Act<R> = Pick<UseMutationResult<R, Error, void>, 'isPending' | 'isSuccess' | 'mutate'>

type OnePressProps<R> = {
  action: string
  act: Act<R>
  /** The toast on success. */
  told: (result: R) => ToastMessage
  label: string
  pendingText: string
  isMain?: boolean
}

/** A one-button form, which works without script; pending until the page is refreshed. */
export function OnePress<R>({ action, act, told, label, pendingText, isMain = false }: OnePressProps<R>) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate(undefined, {
          onSuccess: (result) => void showToast(told(result)),
          onError: failureToast(),
          onSettled: refresh,
        })
      }}
    >
      <Button
        type="submit"
        variant={isMain ? 'outline' : 'ghost'}
        pending={act.isPending || (act.isSuccess && isRefreshing)}
        pendingText={pendingText}
      >
        {label}
      </Button>
    </form>
  )
}
