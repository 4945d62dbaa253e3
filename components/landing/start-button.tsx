'use client'

import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { useUser } from '@/lib/domain/accounts/hooks'

/** A visitor starts with the code; who is signed in goes straight to the page. */
export function StartButton() {
  const { data: user } = useUser()
  return (
    <Link href={user ? '/create-memorial' : '/qr-info'} className={buttonVariants({ size: 'lg' })}>
      {user ? 'Opret mindeside' : 'Kom i gang nu'}
    </Link>
  )
}
