'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { useRefresh } from '@/lib/client/use-refresh'

type Act = Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'isSuccess' | 'mutate'>

type OnePressProps = {
  action: string
  act: Act
  label: string
  pendingText: string
  isMain?: boolean
}

/** One button that is a whole form, so that it works without script too; it waits until the page has caught up. */
export function OnePress({ action, act, label, pendingText, isMain = false }: OnePressProps) {
  const { refresh, isRefreshing } = useRefresh()
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate(undefined, { onSettled: refresh })
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
