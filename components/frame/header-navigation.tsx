'use client'

import { Menu, X } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { useLogout, useUser } from '@/lib/domain/accounts/hooks'
import { useUnreadCount } from '@/lib/domain/notifications/hooks'
import { NAVIGATION, type NavigationLink } from './navigation'

const MENU_ID = 'menu'

type ShownLink = NavigationLink & { unread: number }
type Logout = { isPending: boolean; start: () => void }

export function HeaderNavigation() {
  const { data: user, isPending } = useUser()
  const logout = useLogoutToFrontPage()
  const { data: notifications } = useUnreadCount(Boolean(user))
  const links = NAVIGATION.filter((link) => link.isFor(user ?? null)).map((link) => ({
    ...link,
    unread: link.href === '/profile' ? (notifications?.unread ?? 0) : 0,
  }))
  // Until the browser knows who it is, the places are kept empty; without script they are a visitor's.
  const settled = isPending ? 'invisible noscript:visible' : ''
  return (
    <>
      <nav aria-label="Hovedmenu" className={`hidden items-center gap-2 lg:flex ${settled}`}>
        {links.map((link) => (
          <HeaderLink key={link.href} link={link} />
        ))}
        {user && <LogoutButton logout={logout} />}
      </nav>
      <SideMenu links={links} logout={user ? logout : null} />
    </>
  )
}

function HeaderLink({ link, onFollow }: { link: ShownLink; onFollow?: () => void }) {
  return (
    <Link
      href={link.href}
      className={buttonVariants({ variant: link.isPrimary ? 'primary' : 'ghost' })}
      {...(onFollow && { onClick: onFollow })}
    >
      {link.label}
      {link.unread > 0 && (
        <Badge variant="info" className="before:hidden">
          {link.unread}
          <span className="sr-only">{link.unread === 1 ? ' ulæst besked' : ' ulæste beskeder'}</span>
        </Badge>
      )}
    </Link>
  )
}

function LogoutButton({ logout }: { logout: Logout }) {
  return (
    <button
      type="button"
      className={buttonVariants({ variant: 'ghost' })}
      disabled={logout.isPending}
      onClick={logout.start}
    >
      {logout.isPending ? 'Logger ud...' : 'Log ud'}
    </button>
  )
}

/** Lives in the navigation, which stays, and not in the button, which goes as soon as nobody is signed in. */
function useLogoutToFrontPage(): Logout {
  const router = useRouter()
  const { mutate, isPending } = useLogout()
  const start = () =>
    mutate(undefined, {
      onSuccess: () => {
        document.getElementById(MENU_ID)?.hidePopover()
        router.push('/')
        router.refresh()
      },
    })
  return { isPending, start }
}

/** The browser's own popover: it opens before the page's script has run, and without any. */
function SideMenu({ links, logout }: { links: readonly ShownLink[]; logout: Logout | null }) {
  const menu = useRef<HTMLElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={MENU_ID} className={buttonVariants({ variant: 'ghost', size: 'compact' })}>
        <Menu aria-hidden />
        Menu
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-y-0 right-0 left-auto h-dvh w-full max-w-sm flex-col gap-3 overflow-y-auto bg-popover px-gutter py-4 text-popover-foreground shadow-lift backdrop:bg-overlay open:flex open:animate-slide-in-right [&>*]:justify-start"
      >
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={`self-end ${buttonVariants({ variant: 'ghost', size: 'compact' })}`}
        >
          <X aria-hidden />
          Luk
        </button>
        {links.map((link) => (
          <HeaderLink key={link.href} link={link} onFollow={close} />
        ))}
        {logout && <LogoutButton logout={logout} />}
      </nav>
    </div>
  )
}
