'use client'

import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { closeMenuPanel, MenuPanel } from '@/components/ui/menu-panel'
import { HeaderLink, type ShownLink } from './header-link'

const MENU_ID = 'menu'

type SideMenuProps = {
  links: readonly ShownLink[]
  /** For the account's links, e.g. to hide them until the user is known. */
  accountClassName: string
  className: string
  children: ReactNode
}

export function SideMenu({ links, accountClassName, className, children }: SideMenuProps) {
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
export function closeSideMenu(): void {
  closeMenuPanel(MENU_ID)
}
