'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Menu, Store } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { NavigationLink } from '@/components/frame/navigation'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { closeMenuPanel, MenuPanel } from '@/components/ui/menu-panel'
import { failureToast, showToast } from '@/components/ui/toast'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'
import { useUnreadCount } from '@/lib/domain/notifications/client/use-unread-count'
import { useReseller } from '@/lib/domain/resellers/client/hooks'
import { NAVIGATION, RESELLER_DASHBOARD } from './navigation'

export function HeaderNavigation() {
  const { data: user, isPending } = useUser()
  const { data: reseller } = useReseller(Boolean(user))
  const { data: notifications } = useUnreadCount(Boolean(user))
  const logout = useLogoutToFrontPage(closeSideMenu)
  const viewer = user ? { isAdmin: user.isAdmin, isReseller: Boolean(reseller) } : null
  const links: ShownLink[] = NAVIGATION.filter((link) => link.isFor(viewer)).map((link) => ({
    ...link,
    isActiveReseller: link.href === RESELLER_DASHBOARD && Boolean(viewer?.isReseller),
    unread: link.href === '/profile' ? (notifications?.unread ?? 0) : 0,
  }))
  const inHeader = links.filter((link) => !link.isMenuOnly)
  // Until the user is known, the space of the account links is reserved; without script it shows a visitor's.
  const settled = isPending ? 'invisible noscript:visible' : ''
  return (
    <>
      <nav aria-label="Hovedmenu" className="hidden flex-1 flex-wrap items-center justify-between gap-x-6 xl:flex">
        <HeaderGroup links={inHeader.filter(({ group }) => group === 'operator')} />
        <div className={`flex items-center gap-1 ${settled}`}>
          <HeaderGroup links={inHeader.filter(({ group }) => group === 'account')} />
          {user && <LogoutButton logout={logout} />}
        </div>
      </nav>
      <SideMenu links={links} accountClassName={settled} className="xl:hidden">
        {user && <LogoutButton logout={logout} />}
      </SideMenu>
    </>
  )
}

function HeaderGroup({ links }: { links: readonly ShownLink[] }) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      {links.map((link) => (
        <HeaderLink key={link.href} link={link} />
      ))}
    </div>
  )
}

type Logout = { isPending: boolean; start: () => void }

function LogoutButton({ logout }: { logout: Logout }) {
  return (
    <button
      type="button"
      className={buttonVariants({ variant: 'ghost', size: 'compact', className: 'whitespace-nowrap' })}
      disabled={logout.isPending}
      onClick={logout.start}
    >
      {logout.isPending ? 'Logger ud...' : 'Log ud'}
    </button>
  )
}

/** Called in the navigation, because the button unmounts once the user is signed out. */
function useLogoutToFrontPage(onDone: () => void): Logout {
  const router = useRouter()
  const queries = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  async function start() {
    setIsPending(true)
    try {
      const { logOut } = await import('@/lib/domain/accounts/client/log-out')
      await logOut(queries)
      void showToast({ title: 'Du er nu logget ud', description: 'Vi håber at se dig igen snart!' })
      onDone()
      router.push('/')
      router.refresh()
    } catch (error) {
      failureToast('Logout fejlede')(error)
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, start }
}

const MENU_ID = 'menu'

type SideMenuProps = {
  links: readonly ShownLink[]
  /** For the account's links, e.g. to hide them until the user is known. */
  accountClassName: string
  className: string
  children: ReactNode
}

function SideMenu({ links, accountClassName, className, children }: SideMenuProps) {
  return (
    <div className={className}>
      <MenuPanel
        id={MENU_ID}
        label="Menu"
        openerClassName={buttonVariants({ variant: 'ghost', size: 'compact' })}
        opener={
          <>
            <Menu aria-hidden />
            Menu
          </>
        }
      >
        {links.map((link) => (
          <HeaderLink
            key={link.href}
            link={link}
            className={link.group === 'account' ? accountClassName : ''}
            onFollow={closeSideMenu}
          />
        ))}
        {children}
      </MenuPanel>
    </div>
  )
}

/** Called after signing out, too. */
function closeSideMenu(): void {
  closeMenuPanel(MENU_ID)
}

type ShownLink = NavigationLink & { unread: number; isActiveReseller: boolean }

type HeaderLinkProps = { link: ShownLink; className?: string; onFollow?: () => void }

function HeaderLink({ link, className = '', onFollow }: HeaderLinkProps) {
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
