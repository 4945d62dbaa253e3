'use client'

import { Menu, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { HeaderLink, type ShownLink } from './header-link'

const MENU_ID = 'menu'

type SideMenuProps = {
  links: readonly ShownLink[]
  /** For the account's links, e.g. to hide them until the user is known. */
  accountClassName: string
  className: string
  children: ReactNode
}

/** A native popover: it opens without script. */
export function SideMenu({ links, accountClassName, className, children }: SideMenuProps) {
  const menu = useRef<HTMLElement>(null)
  return (
    <div className={className}>
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
          <HeaderLink
            key={link.href}
            link={link}
            className={link.group === 'account' ? accountClassName : ''}
            onFollow={() => menu.current?.hidePopover()}
          />
        ))}
        {children}
      </nav>
    </div>
  )
}

/** Called after signing out. */
export function closeSideMenu(): void {
  document.getElementById(MENU_ID)?.hidePopover()
}
