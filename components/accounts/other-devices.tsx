'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useEndOtherSessions } from '@/lib/domain/accounts/hooks'

/** How many other devices are signed in, and the way to sign them all out. */
export function OtherDevices({ count }: { count: number }) {
  const end = useEndOtherSessions()
  const [left, setLeft] = useState(count)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    end.mutate(undefined, { onSuccess: () => setLeft(0) })
  }

  if (left === 0) return <p>Du er kun logget ind her.</p>
  return (
    <form action="/api/user/end-other-sessions" method="post" onSubmit={submit} className="space-y-5">
      <p>
        {left === 1 ? 'Du er også logget ind på en anden enhed.' : `Du er også logget ind på ${left} andre enheder.`}
      </p>
      <Button type="submit" variant="outline" pending={end.isPending} pendingText="Logger ud...">
        Log ud alle andre steder
      </Button>
    </form>
  )
}
