'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * Prefetches its page on hover, touch or focus. Next.js would prefetch every link in view, a dozen on most pages, even
 * on slow connections. `prefetch={false}` disables it.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isMeant, setIsMeant] = useState(false)
  const mean = () => setIsMeant(true)
  return (
    <NextLink onPointerEnter={mean} onFocus={mean} {...props} prefetch={isMeant && prefetch !== false ? null : false} />
  )
}
