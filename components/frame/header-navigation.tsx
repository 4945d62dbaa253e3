'use client'

import { useUser } from '@/lib/domain/accounts/client/session-hooks'
import { useUnreadCount } from '@/lib/domain/notifications/client/use-unread-count'
import { useReseller } from '@/lib/domain/resellers/client/hooks'
import { HeaderLink, type ShownLink } from './header-link'
import { LogoutButton, useLogoutToFrontPage } from './logout-button'
import { NAVIGATION, RESELLER_DASHBOARD } from './navigation'
import { closeSideMenu, SideMenu } from './side-menu'

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
