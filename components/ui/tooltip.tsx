'use client'

import * as Primitive from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** A word about a control on hover or focus. Never the only place where something is said: a finger cannot hover. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 animate-fade-in rounded-lg bg-foreground px-3 py-1.5 font-sans text-background text-sm shadow-lift"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
