'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'

/** A visitor starts with the code; who is signed in goes straight to the page. */
export function StartButton() {
  const { data: user } = useUser()
  return (
    <Link href={user ? '/create-memorial' : '/qr-info'} className={buttonVariants({ size: 'lg' })}>
      {/* Both labels lie in one place, so that nothing moves when the browser learns who it is. */}
      <span className="grid [&>*]:[grid-area:1/1]">
        <span className={user ? 'invisible' : undefined}>Kom i gang nu</span>
        <span className={user ? undefined : 'invisible'}>Opret mindeside</span>
      </span>
    </Link>
  )
}
