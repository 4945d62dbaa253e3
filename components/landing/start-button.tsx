'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'

/** Visitors start with a code; signed-in users go straight to creating a page. */
export function StartButton() {
  const { data: user } = useUser()
  return (
    <Link href={user ? '/create-memorial' : '/qr-info'} className={buttonVariants({ size: 'lg' })}>
      {/* Both labels share one grid cell, so nothing moves when the user is known. */}
      <span className="grid [&>*]:[grid-area:1/1]">
        <span className={user ? 'invisible' : undefined}>Kom i gang nu</span>
        <span className={user ? undefined : 'invisible'}>Opret mindeside</span>
      </span>
    </Link>
  )
}
