'use client'

import { Store } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { NavigationLink } from './navigation'

export type ShownLink = NavigationLink & { unread: number; isActiveReseller: boolean }

type HeaderLinkProps = { link: ShownLink; className?: string; onFollow?: () => void }

export function HeaderLink({ link, className = '', onFollow }: HeaderLinkProps) {
  const isHere = usePathname() === link.href
  return (
    <Link
      href={link.href}
      aria-current={isHere ? 'page' : undefined}
      className={buttonVariants({
        variant: link.isPrimary ? 'primary' : 'ghost',
        size: 'compact',
        className: `whitespace-nowrap ${className} ${isHere && !link.isPrimary ? 'underline underline-offset-8' : ''}`,
      })}
      {...(onFollow && { onClick: onFollow })}
    >
      {link.isActiveReseller && <Store aria-hidden />}
      {link.label}
      {link.isActiveReseller && <Badge variant="success">Aktiv</Badge>}
      {link.unread > 0 && (
        <Badge variant="info" className="before:hidden">
          {link.unread}
          <span className="sr-only">{link.unread === 1 ? ' ulæst besked' : ' ulæste beskeder'}</span>
        </Badge>
      )}
    </Link>
  )
}
