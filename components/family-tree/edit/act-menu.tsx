'use client'

import { type ReactNode, useRef } from 'react'
import { type TreeAct, useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'

export type ActItem = { label: string; act: TreeAct; isDestructive?: boolean }

type ActMenuProps = {
  label: string
  /** Screen-reader suffix of the label. */
  about: string
  icon: ReactNode
  items: readonly ActItem[]
}

/** Acts in a menu; what they open gives the focus back to the menu's button. */
export function ActMenu({ label, about, icon, items }: ActMenuProps) {
  const { open } = useTreeActs()
  const chosen = useRef<TreeAct | null>(null)

  /** Only once the menu has gone: the sheet remembers where the focus is when it opens. */
  function openChosen() {
    if (chosen.current) open(chosen.current)
    chosen.current = null
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="compact" variant="outline">
          {icon}
          {label}
          <span className="sr-only">{about}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onCloseAutoFocus={openChosen}>
        {items.map(({ label: item, act, isDestructive }) => (
          <DropdownMenuItem
            key={JSON.stringify(act)}
            destructive={isDestructive ?? false}
            onSelect={() => {
              chosen.current = act
            }}
          >
            {item}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
