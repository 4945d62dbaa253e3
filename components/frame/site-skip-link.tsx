'use client'

import { usePathname } from 'next/navigation'
import { SkipLink } from './skip-link'

/** The consoles of staff and resellers begin with a navigation of their own: their layouts wrap what follows it. */
export function SiteSkipLink() {
  const isConsole = /^\/(admin|production|reseller-dashboard)(\/|$)/.test(usePathname())
  return <SkipLink {...(isConsole && { to: 'konsol' })} />
}
