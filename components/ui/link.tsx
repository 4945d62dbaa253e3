'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link that fetches its page ahead once it is meant: with a pointer on it, a finger, or the focus of the keyboard. By
 * itself the framework fetches every link that comes into view, a dozen on most pages, over lines that have one bar.
 * With `prefetch={false}` it fetches nothing before the press.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isMeant, setIsMeant] = useState(false)
  const mean = () => setIsMeant(true)
  return (
    <NextLink onPointerEnter={mean} onFocus={mean} {...props} prefetch={isMeant && prefetch !== false ? null : false} />
  )
}
